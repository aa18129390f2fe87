import type { Request, Response } from 'express';
import { type CookieKind, isSecure } from './cookies.js';
import { SESSION_LIFETIME_MS } from './session.js';

/**
 * Says only that this browser may have a session, whose own cookie scripts cannot read. The app requests the user only
 * then, so that a visitor's first page causes no 401. The app sets it at a sign-in too, and deletes it.
 */
export const SESSION_HINT: CookieKind = { name: 'tablemates.hint', path: '/' };

/** Sets the readable cookie, for a session that began without the app or before the app had this cookie. */
export function keepSessionHint(request: Request, response: Response): void {
  const { name, path } = SESSION_HINT;
  const secure = isSecure(request);
  response.cookie(name, '1', { sameSite: 'lax', secure, path, maxAge: SESSION_LIFETIME_MS });
}
