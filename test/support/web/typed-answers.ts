import type { OperationOf, PathOf } from '../../../web-user/src/shared/api/call.js';
import type { components } from '../../../web-user/src/shared/api/schema.js';
import type { Call } from './fake-api.js';

/** What the document of the API leaves to its `default`. */
type AnyOtherRefusal = 401 | 403 | 404 | 409 | 429 | 500 | 502 | 503;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** What every refusal says that the document of the API does not name with a shape of its own. */
export type Refusal = components['schemas']['Error'];

type JsonOf<R> = R extends { content: { 'application/json': infer Json } } ? Json : undefined;

/** A status with the body that the document of the API gives it; a `Response` is for what it does not foresee. */
type AnswerTo<O extends { responses: object }> =
  | {
      [S in keyof O['responses'] & number]: [
        status: S,
        body: JsonOf<O['responses'][S]>,
        headers?: Record<string, string>,
      ];
    }[keyof O['responses'] & number]
  | [status: Exclude<AnyOtherRefusal, keyof O['responses']>, body: Refusal, headers?: Record<string, string>]
  | Response;

/** `/api/matches/{id}/leave` as it is called: `/api/matches/7/leave`. */
type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${number}${Filled<After>}`
  : Path;

type AnswersTo<M extends Method> = {
  [P in PathOf<M> as `${Uppercase<M>} ${Filled<P>}`]?:
    | AnswerTo<OperationOf<M, P>>
    | ((call: Call) => AnswerTo<OperationOf<M, P>> | Promise<AnswerTo<OperationOf<M, P>>>);
};

/**
 * A table for `fakeApi` in which every answer has the shape that `docs/openapi.json` promises. `*` answers in the place
 * of all that is not in the table.
 */
export type TypedAnswers = { '*'?: () => never } & AnswersTo<'get'> &
  AnswersTo<'post'> &
  AnswersTo<'put'> &
  AnswersTo<'patch'> &
  AnswersTo<'delete'>;
