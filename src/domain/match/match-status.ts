const HOUR_MS = 3_600_000;

/** `pending` tables may still grow, `confirmed` ones are settled; the other four are the ways in which a table ends. */
export type MatchStatus = 'pending' | 'confirmed' | 'completed' | 'archived' | 'cancelled' | 'dissolved';

/** How long people plan to sit. */
export const TABLE_LASTS_HOURS = 2;
/** The dinner counts as over this long after its start. */
export const OVER_AFTER_HOURS = 4;
/** The chat of a dinner stays open for a week. */
export const ARCHIVED_AFTER_HOURS = OVER_AFTER_HOURS + 7 * 24;

/** What a table has become by the passing of time alone: the next step, or null while there is none. */
export function nextByClock(status: MatchStatus, startsAt: Date, now: Date): MatchStatus | null {
  const hours = (now.getTime() - startsAt.getTime()) / HOUR_MS;
  if ((status === 'pending' || status === 'confirmed') && hours >= OVER_AFTER_HOURS) return 'completed';
  if (status === 'completed' && hours >= ARCHIVED_AFTER_HOURS) return 'archived';
  return null;
}
