import type { Request, Response } from 'express';
import { type CookieKind, forgetCookie, keepCookie, readCookie } from '../cookies.js';

const MINUTE_MS = 60_000;
const KEY = /^[a-z0-9]{24}$/;

/** A cookie with the key of something that this browser began and no other browser may go on with. */
function keyCookie(name: string, lastsMs: number) {
  /** Only the routes under this path read it. */
  const kind: CookieKind = { name, path: '/api/auth' };
  /** The key that this browser holds; null for none. */
  const of = (request: Request): string | null => {
    const key = readCookie(request, kind);
    return key !== null && KEY.test(key) ? key : null;
  };
  return {
    of,
    keep(request: Request, response: Response, key: string): void {
      keepCookie(request, response, kind, { value: key, lastsMs });
    },
    forget(request: Request, response: Response): void {
      if (of(request) !== null) forgetCookie(request, response, kind);
    },
  };
}

export const signUpKey = keyCookie('tablemates.signup', 60 * MINUTE_MS);
/** A little longer than its code is valid. */
export const resetKey = keyCookie('tablemates.reset', 20 * MINUTE_MS);
