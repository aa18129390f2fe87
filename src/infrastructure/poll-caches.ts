import { cookieAs } from '../adapters/http/cookies.js';
import { CachedAnswers, type Answer } from '../adapters/http/polls/cached-answers.js';
import { CachedSessions, type CachedSession } from '../adapters/http/polls/cached-sessions.js';
import { SESSION_COOKIE } from '../adapters/http/session.js';
import type { ChangeFeed } from '../adapters/realtime/change-feed.js';
import { TaggedCache } from '../adapters/shared/tagged-cache.js';
import type { Clock } from '../application/shared/ports.js';

/** Also bounds what is not notified: age ranges change at midnight, and a session is extended by its requests. */
const TTL_MS = 60_000;
/** Two answers per open app. */
const MAX_SESSIONS = 50_000;
const MAX_ANSWERS = 100_000;
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

export function cacheSessions(clock: Clock, changes: ChangeFeed, secure: boolean): CachedSessions {
  const options = { clock, isLive: () => changes.isLive, ttlMs: TTL_MS, maxEntries: MAX_SESSIONS };
  const cache = new TaggedCache<CachedSession>(options);
  changes.register(cache);
  return new CachedSessions(cache, cookieAs(SESSION_COOKIE, secure).name);
}

export function cacheAnswers(clock: Clock, changes: ChangeFeed): CachedAnswers {
  const bounds = { maxEntries: MAX_ANSWERS, maxSize: MAX_ANSWER_BYTES };
  const cache = new TaggedCache<Answer>({ clock, isLive: () => changes.isLive, ttlMs: TTL_MS, ...bounds });
  changes.register(cache);
  return new CachedAnswers(cache);
}
