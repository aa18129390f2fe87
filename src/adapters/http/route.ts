import type { Request, Response } from 'express';
import type { StaffRole } from '../../domain/staff/role.js';

/** A class whose decorated fields describe a body, a query, path parameters or an answer. */
export type Shape<T extends object = object> = new () => T;

/** What an answer looks like: one shape, a list of it, or nothing. */
export interface RouteResponse {
  readonly description: string;
  readonly shape?: Shape;
  readonly isList?: boolean;
  /** Another media type than JSON, or one of several, sent by the handler itself. */
  readonly mediaType?: string | readonly string[];
}

/** One file, sent as the only part of a multipart form. */
export interface Upload {
  /** The name of the form's field. */
  readonly field: string;
  /** The most bytes the file may have; reading stops there. */
  readonly limit: number;
  /** Media types a person may choose, for the document. What a file really is, its bytes tell. */
  readonly mediaTypes: readonly string[];
}

/**
 * `member`: signed in to the app. `moderator` and `admin`: signed in to the console, with that role or a higher one.
 * Anyone else is told so before anything is read: 401 without the session, 403 without the role or, where it is required,
 * the second factor.
 */
export type Access = 'public' | 'member' | StaffRole;

type Caller<A extends Access> = A extends 'public' ? number | null : number;

export interface RouteInput<A extends Access, Params, Query, Body> {
  /** Id of the signed-in user; on a route of the console of whoever works there. */
  readonly userId: Caller<A>;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /**
   * Reads the file of a route that takes one. Until it is called nothing of the file is taken in, so whoever may not
   * upload can be told so first. @throws HttpError when there is not exactly one file in the right field
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
  /** As Express writes it: `/api/matches/:id`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly access: A;
  /** Every look is written down, so nobody looks without seeing anything: HEAD is not served. */
  readonly isAudited?: boolean;
  /** Staff without a second factor reach it even while one is required: their own session and the enrollment. */
  readonly isOpenBeforeSecondFactor?: boolean;
  /** A restricted session reaches it: that of someone who signed in while their account was suspended or ended. */
  readonly isOpenToSuspended?: boolean;
  readonly params?: Shape<Params>;
  readonly query?: Shape<Query>;
  readonly body?: Shape<Body>;
  /** A field of the body with room for a picture; everything else in a body fits in 100 KiB. */
  readonly pictureField?: string;
  /** Takes a file in place of a body. */
  readonly upload?: Upload;
  /** By status. The first success is what a returned value is sent with. */
  readonly responses: Readonly<Record<number, RouteResponse>>;
  /** Its result is the body of the first success; undefined means that the handler answered by itself. */
  handle(input: RouteInput<A, Params, Query, Body>): Promise<unknown> | unknown;
}

/** A route whose parts have been checked against each other; the server and the document take it as it is. */
export type Route = RouteDefinition<Access, object, object, object>;

/**
 * Declares a route once: from it come the access check, the validation of everything that comes in, the
 * status of what goes out and its place in the OpenAPI document. See ADR 6.
 */
export function route<
  A extends Access,
  Params extends object = object,
  Query extends object = object,
  Body extends object = object,
>(definition: RouteDefinition<A, Params, Query, Body>): Route {
  return definition as unknown as Route;
}

/** An answer of one object. */
export const one = (shape: Shape, description = 'Done'): RouteResponse => ({ shape, description });

/** An answer of a list. */
export const many = (shape: Shape, description = 'The list'): RouteResponse => ({
  shape,
  description,
  isList: true,
});
