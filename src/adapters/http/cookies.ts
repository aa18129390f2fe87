import type { Request, Response } from 'express';

/** A cookie as it is named and sent where the product is not served over TLS. */
export interface CookieKind {
  readonly name: string;
  readonly path: string;
}

/**
 * Behind TLS every cookie has the prefix `__Host-`: browsers then take it from this host alone, so a neighboring subdomain
 * cannot plant a session. The prefix needs the path `/`.
 */
export const cookieAs = ({ name, path }: CookieKind, secure: boolean): CookieKind =>
  secure ? { name: `__Host-${name}`, path: '/' } : { name, path };

/** Whether the product is served over TLS. */
export const isSecure = (request: Request): boolean => request.app.get('secure cookies') === true;

/** The cookie's value in the browser's first pair of that name; null without one. */
export function readCookie(request: Request, kind: CookieKind): string | null {
  const prefix = `${cookieAs(kind, isSecure(request)).name}=`;
  const pairs = (request.headers.cookie ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? null;
}

/** Has the browser keep the cookie, out of reach for scripts. */
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

/** Removes a cookie from the browser. */
export function forgetCookie(request: Request, response: Response, kind: CookieKind): void {
  const secure = isSecure(request);
  const { name, path } = cookieAs(kind, secure);
  response.clearCookie(name, { path, secure, httpOnly: true, sameSite: 'lax' });
}

/**
 * Has the browser empty its cache for this site, pictures of people in it. What else a browser keeps the app forgets by
 * itself; `"storage"` would take the language and colors chosen for the device too.
 */
export function forgetCachedAnswers(response: Response): void {
  response.setHeader('Clear-Site-Data', '"cache"');
}
