import type { components, paths } from './schema.js';

type Method = 'get' | 'post' | 'delete';
type JsonOf<R> = R extends { content: { 'application/json': infer Json } } ? Json : never;

/** The JSON type of a successful response: `ResponseOf<'/api/admin/stats'>`. */
export type ResponseOf<P extends keyof paths, M extends Method = 'get'> = paths[P][M] extends {
  responses: infer R;
}
  ? JsonOf<R[keyof R & (200 | 201)]>
  : never;

/** A user by id and full name; responses have null for a deleted account. */
export type UserReference = components['schemas']['PersonResponse'];
