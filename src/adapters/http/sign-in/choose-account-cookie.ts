import type { Request, Response } from 'express';
import { DAY_MS } from '../../../domain/shared/durations.js';
import { type CookieKind, forgetCookie, keepCookie, readCookie } from '../cookies.js';

const KIND: CookieKind = { name: 'tablemates.choose-account', path: '/api/auth/provider' };
const LASTS_MS = 30 * DAY_MS;

/**
 * Whether the next sign-in of this browser with a provider asks which account: after a log-out the provider would otherwise sign in
 * the same person again, and nobody else could sign in here.
 */
export const choosesAccount = {
  of: (request: Request): boolean => readCookie(request, KIND) !== null,
  keep: (request: Request, response: Response): void =>
    keepCookie(request, response, KIND, { value: '1', lastsMs: LASTS_MS }),
  forget(request: Request, response: Response): void {
    if (readCookie(request, KIND) !== null) forgetCookie(request, response, KIND);
  },
};
