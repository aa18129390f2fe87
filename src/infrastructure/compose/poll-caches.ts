import type { Answer, CachedSession } from '../../adapters/http/polls/cached-polls.js';
import type { ChangeFeed } from '../../adapters/realtime/change-feed.js';
import { TaggedCache } from '../../adapters/shared/tagged-cache.js';
import type { Clock, Signal } from '../../application/shared/ports.js';

/** Bounds the age of what no change makes stale: age ranges at midnight. */
const ANSWER_TTL_MS = 60_000;
/** Then the session middleware reads the session again, which extends it. */
const SESSION_TTL_MS = 600_000;
/** After a restart all clients poll within five seconds; later their entries expire at different times. */
const shareOfTtl = (): number => 1 - Math.random() / 2;
const MAX_SESSIONS = 50_000;
/** Two answers per open app, and at most 134,000: each counts 500 bytes besides its body. */
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
  const options = { clock, shareOfTtl };
  const caches = {
    sessions: new TaggedCache<CachedSession>({
      ...options,
      ttlMs: SESSION_TTL_MS,
      isLive,
      maxSize: MAX_SESSIONS,
    }),
    answers: new TaggedCache<Answer>({
      ...options,
      ttlMs: ANSWER_TTL_MS,
      isLive: () => isLive() && isBusLive(),
      maxSize: MAX_ANSWER_BYTES,
    }),
  };
  for (const cache of Object.values(caches)) changes?.register(cache);
  return caches;
}

/** @returns the tags of what the signal makes stale and the database does not notify: frequent writes in chats */
export function tagsOf(signal: Signal): readonly string[] {
  switch (signal.type) {
    case 'messages_written':
      return [...new Set(signal.messages.map(({ matchId }) => `match:${matchId}`))];
    case 'message_erased':
      return [`match:${signal.matchId}`];
    case 'chat_read':
      return [`user:${signal.userId}`];
    default:
      return [];
  }
}
