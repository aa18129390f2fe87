import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { sessionTag } from '../../shared/session-tag.js';
import type { TaggedCache } from '../../shared/tagged-cache.js';
import { callerOf, isRestricted, SESSION_LIFETIME_MS } from '../session.js';

export interface CachedSession {
  readonly userId: number;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

/**
 * App sessions that the session middleware has accepted, by the raw value of their cookie. Restricted sessions are not
 * cached, and a cached session is not extended: after the time to live of the cache the middleware reads it again.
 */
export class CachedSessions {
  private readonly beginnings = new WeakMap<IncomingMessage, number>();

  /** @param cookieName the name of the session cookie */
  constructor(
    private readonly cache: TaggedCache<CachedSession>,
    private readonly cookieName: string,
  ) {}

  /** @returns the raw value of the session cookie; undefined without one, or with several */
  keyOf({ headers: { cookie = '' } }: IncomingMessage): string | undefined {
    const name = `${this.cookieName}=`;
    const start = cookie.indexOf(name);
    if (start === -1 || cookie.includes(name, start + 1)) return undefined;
    if (start > 0 && cookie[start - 1] !== ' ' && cookie[start - 1] !== ';') return undefined;
    const end = cookie.indexOf(';', start);
    return cookie.slice(start + name.length, end === -1 ? undefined : end);
  }

  /** @returns the id of the signed-in user; undefined when the session is not cached */
  userOf(key: string): number | undefined {
    const session = this.cache.get(key);
    return session && Date.now() < session.endsAt ? session.userId : undefined;
  }

  /** Registered before the session middleware, which reads the session's row. */
  readonly begin: RequestHandler = (request, _response, next) => {
    this.beginnings.set(request, this.cache.begin());
    next();
  };

  /** Registered after the session middleware: caches a session that it has accepted. */
  readonly keep: RequestHandler = (request, _response, next) => {
    const userId = callerOf(request);
    const key = this.keyOf(request);
    const { startedAt, expiresAt } = request.session;
    if (userId !== null && key && startedAt && expiresAt && !isRestricted(request)) {
      const endsAt = Math.min(expiresAt, startedAt + SESSION_LIFETIME_MS);
      const tags = [`account:${userId}`, sessionTag(request.sessionID)];
      this.cache.store(this.beginnings.get(request)!, copy(key), { userId, endsAt }, tags);
    }
    next();
  };
}

/** A part of a string keeps the whole string in memory. */
const copy = (text: string): string => Buffer.from(text).toString();
