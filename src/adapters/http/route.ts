import type { Request, Response } from 'express';
import type { StaffRole } from '../../domain/staff/role.js';
import type { ResponseHeader } from './openapi/headers.js';
import type { Tag } from './tags.js';

/** A class whose decorated fields describe a body, a query, path parameters or a response. */
export type Shape<T extends object = object> = new () => T;

/** The declaration of one response: a shape, a list of it, or no body. */
export interface RouteResponse {
  readonly description: string;
  readonly shape?: Shape;
  readonly isList?: boolean;
  /** Another media type than JSON, sent by the handler itself. */
  readonly mediaType?: string | readonly string[];
  /** Sent in pieces by the handler, so that it has no ETag. */
  readonly isStreamed?: boolean;
  /** Headers that the handler sets itself. */
  readonly headers?: readonly ResponseHeader[];
}

/** A file upload, the only part of a multipart form. */
export interface Upload {
  /** The name of the form field. */
  readonly field: string;
  /** Maximum bytes; reading stops there. */
  readonly limit: number;
  /** Media types for the document and the file dialog; the actual format is detected from the bytes. */
  readonly mediaTypes: readonly string[];
}

/**
 * `member`: signed in to the app. `moderator` and `admin`: signed in to the console with that role or a higher one. The
 * check runs before the body is read: 401 without a session, 403 without the role or a required second factor.
 */
export type Access = 'public' | 'member' | StaffRole;

type Caller<A extends Access> = A extends 'public' ? number | null : number;

interface RouteInput<A extends Access, Params, Query, Body> {
  /** Id of the signed-in user, in the console that of the staff member. */
  readonly userId: Caller<A>;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /**
   * Reads the uploaded file. The body is not read before, so that the handler can refuse first.
   * @throws HttpError unless there is exactly one file in the declared field
   */
  readonly readFile: () => Promise<Uint8Array>;
  readonly request: Request;
  readonly response: Response;
}

export interface RouteDefinition<
  A extends Access,
  Params extends object,
  Query extends object,
  Body extends object,
> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** An Express path: `/api/matches/:id`. */
  readonly path: string;
  readonly tag: Tag;
  /** Unique and stable, because generated clients name their functions after it. */
  readonly operationId: string;
  readonly summary: string;
  readonly access: A;
  /** Every GET is audited; HEAD is not served, because it would not be. */
  readonly isAudited?: boolean;
  /** Open to staff whose required second factor is missing, for sign-out and enrollment. */
  readonly isOpenBeforeSecondFactor?: boolean;
  /** Open to restricted sessions, those of suspended or ended accounts. */
  readonly isOpenToSuspended?: boolean;
  /** Also open to users who have not accepted the current Terms and Privacy, as is every GET and what `isOpenToSuspended` opens. */
  readonly isOpenWithoutConsent?: boolean;
  readonly params?: Shape<Params>;
  readonly query?: Shape<Query>;
  readonly body?: Shape<Body>;
  /** A body field for a picture; all other fields fit in 100 KiB. */
  readonly pictureField?: string;
  /** A file in place of a body. */
  readonly upload?: Upload;
  /** By status. A returned value is sent with the first success status. */
  readonly responses: Readonly<Record<number, RouteResponse>>;
  readonly polled?: Polled;
  /** @returns the response body; undefined when the handler has sent the response itself */
  handle(input: RouteInput<A, Params, Query, Body>): Promise<unknown> | unknown;
}

/** A route with erased type parameters, for the server and the document. */
export type Route = RouteDefinition<Access, object, object, object>;

/**
 * Declares a route. The access check, the validation, the response status and the OpenAPI operation derive from it. See
 * ADR 6.
 */
export function route<
  A extends Access,
  Params extends object = object,
  Query extends object = object,
  Body extends object = object,
>(definition: RouteDefinition<A, Params, Query, Body>): Route {
  return definition as unknown as Route;
}

/** The answer of a polled route depends on the signed-in user and the query only, and on what its tags name. */
interface Polled {
  /** What open clients poll with besides no query; answers to any other query are not cached. */
  readonly queries: ReadonlyArray<Readonly<Record<string, string>>>;
  answer(userId: number, query: object): Promise<object>;
  /** @returns the tags of an answer besides that of the user, see ADR 25 */
  tagsOf(answer: object): readonly string[];
}

export type PolledRoute = Route & { readonly polled: Polled };

/** A request of a polled route whose answers are cached. */
export interface Poll {
  readonly route: PolledRoute;
  readonly query: object;
  /** Path and query. */
  readonly url: string;
}

export const pollsOf = (routes: readonly Route[]): Poll[] =>
  routes.filter(isPolled).flatMap((route) => [
    { route, query: {}, url: route.path },
    ...route.polled.queries.map((query) => {
      const search = new URLSearchParams(query).toString();
      return { route, query, url: `${route.path}?${search}` };
    }),
  ]);

export const isPolled = (each: Route): each is PolledRoute => each.polled !== undefined;

/** Declares a GET for members that every open client polls; its answers are cached. */
export function polledRoute<Answer extends object, Query extends object = object>({
  queries = [],
  answer,
  tagsOf,
  ...definition
}: Pick<Route, 'path' | 'tag' | 'operationId' | 'summary' | 'responses'> & {
  query?: Shape<Query>;
  queries?: Polled['queries'];
  answer(userId: number, query: Query): Promise<Answer>;
  tagsOf(answer: Answer): readonly string[];
}): Route {
  return route({
    ...definition,
    method: 'get',
    access: 'member',
    polled: { queries, answer: answer as Polled['answer'], tagsOf: tagsOf as Polled['tagsOf'] },
    handle: ({ userId, query }) => answer(userId, query),
  });
}

/** A response with one object. */
export const one = (shape: Shape, description = 'Done'): RouteResponse => ({ shape, description });

/** A page of a list whose `Content-Range` has the total, and whose `Link` leads to the next one. */
export const paged = (shape: Shape): RouteResponse => ({
  ...many(shape, 'One page; `Content-Range` has the total'),
  headers: ['Content-Range', 'Link'],
});

/** For operations whose use case counts a rate limit; those of bodies derive from the route. */
export const LIMITED = { 429: { description: 'Too many requests' } } as const;

/** A response with a list. */
export const many = (shape: Shape, description = 'The list'): RouteResponse => ({
  shape,
  description,
  isList: true,
});
