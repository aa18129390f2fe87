import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** @returns whether a request has the token (`Authorization: Bearer …`); without a token none has. Takes constant time. */
export function hasBearerToken(token: string | undefined): (request: IncomingMessage) => boolean {
  const expected = token === undefined ? undefined : digest(token);
  return ({ headers }) => {
    const offered = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    return expected !== undefined && offered !== undefined && timingSafeEqual(digest(offered), expected);
  };
}

/** Digests have one length, as the comparison in constant time requires. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
