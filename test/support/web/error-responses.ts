import type { Refusal } from './typed-answers.js';

/** A server error with this message. */
export const serverError = (message: string): [status: 500, body: Refusal] => [
  500,
  { message, code: 'unexpected' },
];

/** A response without a session. */
export const SIGNED_OUT: [status: 401, body: Refusal] = [
  401,
  { message: 'Please log in again.', code: 'not_signed_in' },
];

/** A failure without a message: no body, and over HTTP/1.1 a status text. */
export const withoutMessage = (): Response =>
  new Response(null, { status: 500, statusText: 'Internal Server Error' });

/** A stopped server: the connection is closed. */
export function unreachable(): never {
  throw new TypeError('Failed to fetch');
}
