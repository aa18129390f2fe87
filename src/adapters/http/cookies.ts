import type { Request, Response } from 'express';

/** Name and path of a cookie without TLS. */
export interface CookieKind {
  readonly name: string;
  readonly path: string;
}

/**
 * With TLS every cookie has the prefix `__Host-`: browsers then accept it from this host only, so that a subdomain
 * cannot plant a session. The prefix requires the path `/`.
 */
export const cookieAs = ({ name, path }: CookieKind, secure: boolean): CookieKind =>
  secure ? { name: `__Host-${name}`, path: '/' } : { name, path };

/** Whether the product is served over TLS. */
export const isSecure = (request: Request): boolean => request.app.get('secure cookies') === true;

/** The value of the first cookie with that name, or null. */
export function readCookie(request: Request, kind: CookieKind): string | null {
  const prefix = `${cookieAs(kind, isSecure(request)).name}=`;
  const pairs = (request.headers.cookie ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? null;
}

/** Sets an HttpOnly cookie. */
export function keepCookie(
  request: Request,
  response: Response,
  kind: CookieKind,
  { value, lastsMs }: { value: string; lastsMs: number },
): void {
  const secure = isSecure(request);
  const { name, path } = cookieAs(kind, secure);
  response.cookie(name, value, { httpOnly: true, sameSite: 'lax', secure, path, maxAge: lastsMs });
}

/** Deletes the cookie. */
export function forgetCookie(request: Request, response: Response, kind: CookieKind): void {
  const secure = isSecure(request);
  const { name, path } = cookieAs(kind, secure);
  response.clearCookie(name, { path, secure, httpOnly: true, sameSite: 'lax' });
}

/**
 * Makes the browser clear its HTTP cache for this site, which contains pictures of users. The app clears its own
 * storage; `"storage"` would delete device settings such as the language too.
 */
export function forgetCachedAnswers(response: Response): void {
  response.setHeader('Clear-Site-Data', '"cache"');
}
