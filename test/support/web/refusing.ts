import type { Refusal } from './typed-answers.js';

/** The server failed, and says so in these words. */
export const faulty = (message: string): [status: 500, body: Refusal] => [
  500,
  { message, code: 'unexpected' },
];

/** The session is over. */
export const SIGNED_OUT: [status: 401, body: Refusal] = [
  401,
  { message: 'Please log in again.', code: 'not_signed_in' },
];

/** The call fails without a word: no body, and no status text either, as over HTTP/2. */
export const wordless = (): Response => new Response(null, { status: 500 });

/** The server is stopped: the call breaks off. */
export function unreachable(): never {
  throw new TypeError('Failed to fetch');
}
