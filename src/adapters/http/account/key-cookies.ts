import type { Request, Response } from 'express';
import { type CookieKind, forgetCookie, keepCookie, readCookie } from '../cookies.js';

const MINUTE_MS = 60_000;
const KEY = /^[a-z0-9]{24}$/;

/** A cookie with the key of a process that only the browser which started it may continue. */
function keyCookie(name: string, lastsMs: number) {
  /** The path of the routes that read the cookie. */
  const kind: CookieKind = { name, path: '/api/auth' };
  /** The key of this browser, or null. */
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
/** Slightly longer than its code is valid. */
export const resetKey = keyCookie('tablemates.reset', 20 * MINUTE_MS);
