import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import passport from 'passport';
import type { NewSession } from '../../application/sessions/sessions.js';
import { deviceOf } from './account/device-of.js';
import { cookieAs, type CookieKind } from './cookies.js';

const DAY_MS = 86_400_000;
/** Seven days without a visit end a session. */
const IDLE_DAYS = 7;
/** However often they come, people sign in again after this time. */
export const LONGEST_SESSION_MS = 30 * DAY_MS;

export const SESSION_COOKIE: CookieKind = { name: 'tablemates.sid', path: '/' };

declare module 'express-session' {
  interface SessionData {
    /** When the person signed in, in milliseconds since the epoch. */
    startedAt: number;
    /** The account was suspended or ended when the session began: it opens only what is open to such accounts. */
    isRestricted?: boolean;
  }
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace Express {
    interface User {
      id: number;
    }
  }
}

export interface SessionSettings {
  /** Updates sessions and never begins one. */
  readonly store: session.Store;
  readonly secret: string;
  /** Whether the product is served over TLS; the cookie then never travels without it. */
  readonly secure: boolean;
}

/** Remembers who is signed in by id alone. It holds nothing of one product, so every server may share it. */
export const authenticator = new passport.Passport();
authenticator.serializeUser((user, done) => done(null, user.id));
authenticator.deserializeUser((id: number, done) => done(null, { id }));

/** The chain that tells who is calling: cookie, session row, passport. Sockets run it at their upgrade too. */
export function sessionChain(settings: SessionSettings): RequestHandler[] {
  return [
    cookieSession(settings, APP_SESSION),
    authenticator.session() as RequestHandler,
    endAfterAbsoluteLimit,
  ];
}

/** How one kind of session is kept. */
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

/** A session kept in a table of the database under a signed cookie that no script can read. */
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
  if (startedAt === undefined || Date.now() - startedAt < LONGEST_SESSION_MS) return next();
  request.logOut(next);
};

/** The id of whoever is signed in, or null. */
export function callerOf(request: Request): number | null {
  return request.user?.id ?? null;
}

/** Whether the session was opened while its account was suspended or ended. */
export const isRestricted = (request: Request): boolean => request.session.isRestricted === true;

/** Keeps a new session, or refuses to. */
export type OpenSession<T> = (session: Omit<NewSession, 'deviceKey'>) => Promise<T>;

/**
 * Signs the person in, in a session with a new id.
 * @returns what `open` returns @throws what `open` throws; then the person is not signed in
 */
export async function signIn<T>(request: Request, userId: number, open: OpenSession<T>): Promise<T> {
  await new Promise<void>((resolve, reject) => {
    request.logIn({ id: userId }, (error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
  return openSession(request, open);
}

/** Has the session of this request kept, as it is from now on. @throws what `open` throws; then there is no session */
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

/** Ends the session of this request and removes its row. */
export function signOut(request: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    request.session.destroy((error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
}
