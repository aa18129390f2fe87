import connectPgSimple from 'connect-pg-simple';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import passport from 'passport';
import type pg from 'pg';

const DAY_MS = 86_400_000;
/** Seven days without a visit end a session. */
const IDLE_DAYS = 7;
/** However often they come, people sign in again after this time. */
export const LONGEST_SESSION_MS = 30 * DAY_MS;
const TOUCHES_REMEMBERED = 10_000;

export const SESSION_COOKIE = 'tablemates.sid';

declare module 'express-session' {
  interface SessionData {
    /** When the person signed in, in milliseconds since the epoch. */
    startedAt: number;
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
  readonly pool: pg.Pool;
  readonly secret: string;
  /** Whether the product is served over TLS; the cookie then never travels without it. */
  readonly secure: boolean;
  readonly onStoreError: (error: Error) => void;
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
  readonly cookie: string;
  readonly table: string;
  /** Where the cookie travels. */
  readonly path: string;
  readonly sameSite: 'lax' | 'strict';
  readonly idleMs: number;
  /** A session's expiry is written at most this often, so that polling does not become writing. */
  readonly touchEveryMs: number;
}

const APP_SESSION: SessionKind = {
  cookie: SESSION_COOKIE,
  table: 'sessions',
  path: '/',
  sameSite: 'lax',
  idleMs: IDLE_DAYS * DAY_MS,
  touchEveryMs: 3_600_000,
};

/** A session kept in a table of the database under a signed cookie that no script can read. */
export function cookieSession(
  { pool, secret, secure, onStoreError }: SessionSettings,
  { cookie, table, path, sameSite, idleMs, touchEveryMs }: SessionKind,
): RequestHandler {
  const Store = connectPgSimple(session);
  const store = new Store({
    pool,
    tableName: table,
    createTableIfMissing: false,
    pruneSessionInterval: 15 * 60,
    errorLog: (...parts: unknown[]) => onStoreError(new Error(parts.map(String).join(' '))),
  });
  writeTouchesRarely(store, touchEveryMs);
  return session({
    store,
    secret,
    name: cookie,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    proxy: secure,
    cookie: { httpOnly: true, sameSite, secure, maxAge: idleMs, path },
  });
}

function writeTouchesRarely(store: session.Store, everyMs: number): void {
  const touch = store.touch?.bind(store);
  if (!touch) return;
  const writtenAt = new Map<string, number>();
  store.touch = (sid, data, done) => {
    const now = Date.now();
    if (now - (writtenAt.get(sid) ?? 0) < everyMs) return done?.();
    if (writtenAt.size >= TOUCHES_REMEMBERED) writtenAt.clear();
    writtenAt.set(sid, now);
    touch(sid, data, done);
  };
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

/** Signs the person in and gives the session a new id. */
export function signIn(request: Request, userId: number): Promise<void> {
  return new Promise((resolve, reject) => {
    request.logIn({ id: userId }, (error?: unknown) => {
      if (error) return reject(error as Error);
      request.session.startedAt = Date.now();
      request.session.save((failure?: unknown) => (failure ? reject(failure as Error) : resolve()));
    });
  });
}

/** Ends the session of this request and removes its row. */
export function signOut(request: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    request.session.destroy((error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
}
