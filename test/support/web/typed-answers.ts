import type { OperationOf, PathOf } from '../../../web-user/src/shared/api/call.js';
import type { components } from '../../../web-user/src/shared/api/schema.js';
import type { Call } from './fake-api.js';

/** Error statuses that the OpenAPI document describes by its `default` response. */
type AnyOtherRefusal = 401 | 403 | 404 | 409 | 429 | 500 | 502 | 503;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The body of an error response without a schema of its own. */
export type Refusal = components['schemas']['Error'];

type JsonOf<R> = R extends { content: { 'application/json': infer Json } } ? Json : undefined;

/** A status with the body of the OpenAPI document, or a `Response` for anything else. */
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

/** A filled-in path template: `/api/matches/7/leave` for `/api/matches/{id}/leave`. */
type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${number}${Filled<After>}`
  : Path;

type AnswersTo<M extends Method> = {
  [P in PathOf<M> as `${Uppercase<M>} ${Filled<P>}`]?:
    | AnswerTo<OperationOf<M, P>>
    | ((call: Call) => AnswerTo<OperationOf<M, P>> | Promise<AnswerTo<OperationOf<M, P>>>);
};

/** A table for `fakeApi` whose responses match the API document. `*` is the fallback for all other requests. */
export type TypedAnswers = { '*'?: () => never } & AnswersTo<'get'> &
  AnswersTo<'post'> &
  AnswersTo<'put'> &
  AnswersTo<'patch'> &
  AnswersTo<'delete'>;
