import { MINUTE_MS } from '../../../domain/shared/durations.js';
import type { Request, Response } from 'express';
import { SignUpQueued } from '../../../application/sign-up/sign-up-line.js';
import { type CookieKind, forgetCookie, keepCookie, readCookie } from '../cookies.js';

const KEY = /^[a-z0-9]{24}$/;
const SIGNED = /^[\w.-]{1,300}$/;

/** A cookie with the key of a process that only the browser which started it may continue. */
function keyCookie(name: string, lastsMs: number, shape = KEY) {
  /** The path of the routes that read the cookie. */
  const kind: CookieKind = { name, path: '/api/auth' };
  /** The key of this browser, or null. */
  const of = (request: Request): string | null => {
    const key = readCookie(request, kind);
    return key !== null && shape.test(key) ? key : null;
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
/** The key of a password reset; its cookie lasts slightly longer than the code is valid. */
export const resetKey = keyCookie('tablemates.reset', 20 * MINUTE_MS);
/** The place in line of a sign-up, which lasts as long as the longest line and the time a place is kept. */
const signUpPlace = keyCookie('tablemates.signup-place', 20 * MINUTE_MS, SIGNED);

/** Runs a sign-up with the place in line of this browser, and keeps the place that it gets. */
export async function onWaitlist<Result>(
  request: Request,
  response: Response,
  signUp: (place: string | null) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await signUp(signUpPlace.of(request));
    signUpPlace.forget(request, response);
    return result;
  } catch (error) {
    if (error instanceof SignUpQueued) signUpPlace.keep(request, response, error.place);
    throw error;
  }
}
