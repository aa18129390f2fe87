import type { Request, Response } from 'express';

const NAME = 'tablemates.signup';
/** Only these routes read it. */
const PATH = '/api/auth';
const LASTS_MS = 60 * 60_000;
const KEY = new RegExp(`(?:^|;\\s*)${NAME.replace('.', '\\.')}=([a-z0-9]{24})(?=;|$)`);

/** The key of the sign-up that this browser began; null for none. */
export const signUpKeyOf = (request: Request): string | null =>
  KEY.exec(request.headers.cookie ?? '')?.[1] ?? null;

/** Lets this browser, and no other, go on with its sign-up. */
export function keepSignUpKey(request: Request, response: Response, key: string): void {
  response.cookie(NAME, key, { ...attributes(request), maxAge: LASTS_MS });
}

export function forgetSignUpKey(request: Request, response: Response): void {
  if (signUpKeyOf(request) !== null) response.clearCookie(NAME, attributes(request));
}

const attributes = (request: Request) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    secure: request.app.get('secure cookies') === true,
    path: PATH,
  }) as const;
