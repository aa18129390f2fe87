import type { Request, Response } from 'express';

/** Only these routes read them. */
const PATH = '/api/auth';
const MINUTE_MS = 60_000;

/** A cookie with the key of something that this browser began and no other browser may go on with. */
function keyCookie(name: string, lastsMs: number) {
  const pattern = new RegExp(`(?:^|;\\s*)${name.replace('.', '\\.')}=([a-z0-9]{24})(?=;|$)`);
  const attributes = (request: Request) =>
    ({
      httpOnly: true,
      sameSite: 'lax',
      secure: request.app.get('secure cookies') === true,
      path: PATH,
    }) as const;
  /** The key that this browser holds; null for none. */
  const of = (request: Request): string | null => pattern.exec(request.headers.cookie ?? '')?.[1] ?? null;
  return {
    of,
    keep(request: Request, response: Response, key: string): void {
      response.cookie(name, key, { ...attributes(request), maxAge: lastsMs });
    },
    forget(request: Request, response: Response): void {
      if (of(request) !== null) response.clearCookie(name, attributes(request));
    },
  };
}

export const signUpKey = keyCookie('tablemates.signup', 60 * MINUTE_MS);
/** A little longer than its code is valid. */
export const resetKey = keyCookie('tablemates.reset', 20 * MINUTE_MS);
