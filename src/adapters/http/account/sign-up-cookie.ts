import type { Request, Response } from 'express';
import { cookieAs, type CookieKind, forgetCookie, isSecure, readCookie } from '../cookies.js';

/** Only these routes read it. */
const COOKIE: CookieKind = { name: 'tablemates.signup', path: '/api/auth' };
const LASTS_MS = 60 * 60_000;
const KEY = /^[a-z0-9]{24}$/;

/** The key of the sign-up that this browser began; null for none. */
export function signUpKeyOf(request: Request): string | null {
  const key = readCookie(request, COOKIE);
  return key !== null && KEY.test(key) ? key : null;
}

/** Lets this browser, and no other, go on with its sign-up. */
export function keepSignUpKey(request: Request, response: Response, key: string): void {
  const secure = isSecure(request);
  const { name, path } = cookieAs(COOKIE, secure);
  response.cookie(name, key, { httpOnly: true, sameSite: 'lax', secure, path, maxAge: LASTS_MS });
}

export function forgetSignUpKey(request: Request, response: Response): void {
  if (signUpKeyOf(request) !== null) forgetCookie(request, response, COOKIE);
}
