import { DAY_MS } from '../../domain/shared/durations.js';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import passport from 'passport';
import { isCurrent } from '../../domain/account/consent.js';
import type { NewSession } from '../../application/sessions/sessions.js';
import { deviceOf } from './account/device-of.js';
import { cookieAs, type CookieKind } from './cookies.js';

/** Idle timeout in days. */
const IDLE_DAYS = 7;
/** The absolute limit of a session. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;

export const SESSION_COOKIE: CookieKind = { name: 'tablemates.sid', path: '/' };

declare module 'express-session' {
  interface SessionData {
    /** The time of the sign-in, in milliseconds since the epoch. */
    startedAt: number;
    /** The account was suspended or ended at the sign-in: the session only opens routes with `isOpenToSuspended`. */
    isRestricted?: boolean;
    /** The version of Terms and Privacy that the user accepted last, read with the session. */
    consentVersion?: number;
    /** The end of the session's row, in milliseconds since the epoch. */
    expiresAt?: number;
  }
}

declare global {
  // oxlint-disable-next-line typescript/no-namespace
  namespace Express {
    interface User {
      id: number;
    }
  }
}

export interface SessionSettings {
  /** A store that only updates sessions. */
  readonly store: session.Store;
  readonly secret: string;
  /** Whether the product is served over TLS; the cookie is then Secure. */
  readonly secure: boolean;
}

/** Serializes the user as an id. It has no state, so all servers of a process share it. */
export const authenticator = new passport.Passport();
authenticator.serializeUser((user, done) => done(null, user.id));
authenticator.deserializeUser((id: number, done) => done(null, { id }));

/** The middleware of app sessions: cookie, session row, passport. WebSocket upgrades use it too. */
export function sessionChain(settings: SessionSettings): RequestHandler[] {
  return [
    cookieSession(settings, APP_SESSION),
    authenticator.session() as RequestHandler,
    endAfterAbsoluteLimit,
  ];
}

/** The options of one kind of session. */
export interface SessionKind {
  readonly cookie: CookieKind;
  readonly sameSite: 'lax' | 'strict';
  readonly idleMs: number;
}

const APP_SESSION: SessionKind = {
  cookie: SESSION_COOKIE,
  sameSite: 'lax',
  idleMs: IDLE_DAYS * DAY_MS,
};

/** Session middleware with a row in the database and a signed HttpOnly cookie. */
export function cookieSession(
  { store, secret, secure }: SessionSettings,
  { cookie, sameSite, idleMs }: SessionKind,
): RequestHandler {
  const { name, path } = cookieAs(cookie, secure);
  return session({
    store,
    secret,
    name,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    proxy: secure,
    cookie: { httpOnly: true, sameSite, secure, maxAge: idleMs, path },
  });
}

const endAfterAbsoluteLimit: RequestHandler = (request, _response, next) => {
  const { startedAt } = request.session;
  if (startedAt === undefined || Date.now() - startedAt < SESSION_LIFETIME_MS) return next();
  request.logOut(next);
};

/** The id of the signed-in user, or null. */
export function callerOf(request: Request): number | null {
  return request.user?.id ?? null;
}

/** Whether this is a restricted session. */
export const isRestricted = (request: Request): boolean => request.session.isRestricted === true;

/** Whether the user has accepted the current Terms and Privacy. */
export const hasConsented = ({ session: { consentVersion } }: Request): boolean =>
  consentVersion !== undefined && isCurrent(consentVersion);

/** Inserts the session's row, or refuses the sign-in. */
export type OpenSession<T> = (session: Omit<NewSession, 'deviceKey'>) => Promise<T>;

/**
 * Signs the user in with a new session id.
 * @returns what `open` returns
 * @throws what `open` throws; the user is then not signed in
 */
export async function signIn<T>(request: Request, userId: number, open: OpenSession<T>): Promise<T> {
  await new Promise<void>((resolve, reject) => {
    request.logIn({ id: userId }, (error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
  return openSession(request, open);
}

/** Saves the session of this request with `open`. @throws what `open` throws; there is then no session */
export async function openSession<T>(request: Request, open: OpenSession<T>): Promise<T> {
  const { session: content, sessionID: id } = request;
  content.startedAt = Date.now();
  try {
    const expires = content.cookie.expires!;
    return await open({ id, content, expires, device: deviceOf(request) });
  } catch (refusal) {
    await signOut(request);
    throw refusal;
  }
}

/** Ends the session of this request and deletes its row. */
export function signOut(request: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    request.session.destroy((error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
}
