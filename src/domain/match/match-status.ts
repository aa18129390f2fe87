const HOUR_MS = 3_600_000;

/** `pending` tables may still grow, `confirmed` ones are settled; the other four are the ways in which a table ends. */
export type MatchStatus = 'pending' | 'confirmed' | 'completed' | 'archived' | 'cancelled' | 'dissolved';

/** The dinner is to come. */
export const OPEN_STATUSES: readonly MatchStatus[] = ['pending', 'confirmed'];
/** The dinner took place. */
export const PAST_STATUSES: readonly MatchStatus[] = ['completed', 'archived'];
/** The table ended before its dinner. */
export const VOID_STATUSES: readonly MatchStatus[] = ['cancelled', 'dissolved'];

export const isOpenStatus = (status: MatchStatus): boolean => OPEN_STATUSES.includes(status);
export const isVoid = (status: MatchStatus): boolean => VOID_STATUSES.includes(status);

/** How long people plan to sit. */
export const TABLE_LASTS_HOURS = 2;
/** The dinner counts as over this long after its start. */
export const OVER_AFTER_HOURS = 4;
/** The chat of a dinner stays open for a week. */
export const ARCHIVED_AFTER_HOURS = OVER_AFTER_HOURS + 7 * 24;

/** People are reminded of their dinner this long before it, when they can still let somebody else have their seat. */
export const REMINDED_BEFORE_HOURS = 24;

const hoursSince = (startsAt: Date, now: Date): number => (now.getTime() - startsAt.getTime()) / HOUR_MS;

/** Whether the dinner counts as over. */
export const isOver = (startsAt: Date, now: Date): boolean => hoursSince(startsAt, now) >= OVER_AFTER_HOURS;

/** Whether the week after the dinner has passed. */
export const isArchived = (startsAt: Date, now: Date): boolean =>
  hoursSince(startsAt, now) >= ARCHIVED_AFTER_HOURS;

/** Whether the day before has come. A table set within that day has just been greeted, and is never reminded. */
export const isReminderDue = (setAt: Date, startsAt: Date, now: Date): boolean =>
  hoursSince(startsAt, now) >= -REMINDED_BEFORE_HOURS && hoursSince(startsAt, setAt) < -REMINDED_BEFORE_HOURS;

/** What a table has become by the passing of time alone: the next step, or null while there is none. */
export function nextByClock(status: MatchStatus, startsAt: Date, now: Date): MatchStatus | null {
  if (isOpenStatus(status) && isOver(startsAt, now)) return 'completed';
  if (status === 'completed' && isArchived(startsAt, now)) return 'archived';
  return null;
}
