import type { paths } from './schema.js';

type Method = 'get' | 'post' | 'delete';
type JsonOf<R> = R extends { content: { 'application/json': infer Json } } ? Json : never;

/** What an operation of the API answers when it succeeds: `AnswerOf<'/api/admin/stats'>`. */
export type ResponseOf<P extends keyof paths, M extends Method = 'get'> = paths[P][M] extends {
  responses: infer R;
}
  ? JsonOf<R[keyof R & (200 | 201)]>
  : never;

/** Someone as staff see them; null where the account is gone. */
export interface Person {
  readonly id: number;
  readonly name: string;
}
