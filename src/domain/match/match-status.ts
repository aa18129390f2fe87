import { HOUR_MS } from '../shared/durations.js';

/**
 * States of a match (state machine): `pending` (can still grow) -> `confirmed` -> `completed` -> `archived`; a pending
 * or confirmed match can also become `cancelled` or `dissolved`. A chat of two members is `in_touch`, then `parted`; see
 * ADR 53.
 */
export type MatchStatus =
  | 'pending'
  | 'confirmed'
  | 'completed'
  | 'archived'
  | 'cancelled'
  | 'dissolved'
  | 'in_touch'
  | 'parted';

/** States of a chat of two members, a match without a meal: `in_touch`, then `parted`, which hides it from both. */
export const isPairChat = (status: MatchStatus): boolean => status === 'in_touch' || status === 'parted';

/** States before a match has taken place. */
export const OPEN_STATUSES: readonly MatchStatus[] = ['pending', 'confirmed'];
/** States after a match has taken place. */
export const PAST_STATUSES: readonly MatchStatus[] = ['completed', 'archived'];
/** Final states of a match that did not take place. */
export const VOID_STATUSES: readonly MatchStatus[] = ['cancelled', 'dissolved'];

export const isOpenStatus = (status: MatchStatus): boolean => OPEN_STATUSES.includes(status);
export const isVoid = (status: MatchStatus): boolean => VOID_STATUSES.includes(status);

/** Duration of a match in calendar files, in hours. */
export const TABLE_LASTS_HOURS = 2;
/** Hours from the start until a match is completed. */
export const OVER_AFTER_HOURS = 4;
/** Hours from the start until the chat is archived: a week after completion. */
export const ARCHIVED_AFTER_HOURS = OVER_AFTER_HOURS + 7 * 24;

const hoursSince = (startsAt: Date, now: Date): number => (now.getTime() - startsAt.getTime()) / HOUR_MS;

export const isOver = (startsAt: Date, now: Date): boolean => hoursSince(startsAt, now) >= OVER_AFTER_HOURS;

export const isArchived = (startsAt: Date, now: Date): boolean =>
  hoursSince(startsAt, now) >= ARCHIVED_AFTER_HOURS;

/** State transition that is due at `now`. @returns null when none is due */
export function nextStatusByTime(status: MatchStatus, startsAt: Date, now: Date): MatchStatus | null {
  if (isOpenStatus(status) && isOver(startsAt, now)) return 'completed';
  if (status === 'completed' && isArchived(startsAt, now)) return 'archived';
  return null;
}
