import type { Answer } from '../adapters/http/polls/cached-answers.js';
import type { CachedSession } from '../adapters/http/polls/cached-sessions.js';
import type { ChangeFeed } from '../adapters/realtime/change-feed.js';
import { TaggedCache } from '../adapters/shared/tagged-cache.js';
import type { Clock } from '../application/shared/ports.js';

/** Bounds the age of what no change makes stale: age ranges at midnight, and sessions that requests extend. */
const TTL_MS = 60_000;
const MAX_SESSIONS = 50_000;
/** Two answers per open app. */
const MAX_ANSWERS = 100_000;
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

export interface PollCaches {
  readonly sessions: TaggedCache<CachedSession>;
  readonly answers: TaggedCache<Answer>;
}

/**
 * @param changes without it nothing is cached
 * @param isBusLive whether signals are received; new messages make answers stale by signals only
 */
export function pollCaches(
  clock: Clock,
  changes: ChangeFeed | undefined,
  isBusLive: () => boolean,
): PollCaches {
  const isLive = (): boolean => changes?.isLive === true;
  const options = { clock, ttlMs: TTL_MS };
  const caches = {
    sessions: new TaggedCache<CachedSession>({ ...options, isLive, maxEntries: MAX_SESSIONS }),
    answers: new TaggedCache<Answer>({
      ...options,
      isLive: () => isLive() && isBusLive(),
      maxEntries: MAX_ANSWERS,
      maxSize: MAX_ANSWER_BYTES,
    }),
  };
  for (const cache of Object.values(caches)) changes?.register(cache);
  return caches;
}
