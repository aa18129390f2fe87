import { lastSeatingOf } from '@domain/shared/slot.js';
import type { Match } from '../../shared/api/types.js';

/** Whether a seat that is freed now can still be filled: a run ends before the start, the waitlist of a meetup at it. */
export function canBeFilled({ meetup, startsAt }: Pick<Match, 'meetup' | 'startsAt'>): boolean {
  const start = new Date(startsAt);
  return new Date() < (meetup ? start : lastSeatingOf(start));
}
