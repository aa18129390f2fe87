import type { Match } from '../../domain/match/match.js';
import type { Realtime } from '../shared/ports.js';
import type { Matches } from './ports.js';

/** Closes a chat of two for both, without a message that says why. Idempotent. */
export async function part(match: Match, matches: Matches, realtime: Realtime, now: Date): Promise<void> {
  if (!match.part(now)) return;
  await matches.save(match);
  await realtime.signal({ type: 'matches_changed', userIds: match.seated.map(({ userId }) => userId) });
}
