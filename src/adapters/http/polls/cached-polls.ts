import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { sessionTag } from '../../shared/session-tag.js';
import type { TaggedCache } from '../../shared/tagged-cache.js';
import { entityTag } from '../entity-tag.js';
import { HttpError } from '../http-error.js';
import { httpErrorBody } from '../middleware/error-handler.js';
import type { Poll } from '../route.js';
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

/** A response without its headers. */
export interface Answer {
  readonly status: number;
  readonly body: Buffer;
  readonly etag: string;
}

/** Memory of an entry besides its body, in bytes. */
const ENTRY_BYTES = 500;

/** The answers of polled routes, until something changes that they depend on. */
export class CachedAnswers {
  constructor(private readonly cache: TaggedCache<Answer>) {}

  find(poll: Poll, userId: number): Answer | undefined {
    return this.cache.get(keyOf(poll, userId));
  }

  /** @throws what the route throws, except a missing record, which is an answer too */
  async read(poll: Poll, userId: number): Promise<Answer> {
    const since = this.cache.begin();
    const { answer, tags } = await build(poll, userId);
    const options = { size: ENTRY_BYTES + answer.body.length };
    this.cache.store(since, keyOf(poll, userId), answer, [`user:${userId}`, ...tags], options);
    return answer;
  }
}

const keyOf = ({ url }: Poll, userId: number): string => `${userId} ${url}`;

async function build(
  { route: { polled }, query }: Poll,
  userId: number,
): Promise<{ answer: Answer; tags: readonly string[] }> {
  try {
    const content = await polled.answer(userId, query);
    return { answer: answerOf(200, content), tags: polled.tagsOf(content) };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
    return { answer: answerOf(404, httpErrorBody(error)), tags: [] };
  }
}

function answerOf(status: number, content: object): Answer {
  const body = Buffer.from(JSON.stringify(content));
  return { status, body, etag: entityTag(body) };
}
