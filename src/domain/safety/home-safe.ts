import { HOUR_MS } from '../shared/durations.js';
import { conflict } from '../shared/refusal.js';
import { TABLE_LASTS_HOURS } from '../match/match-status.js';

/** Hours after the start at which members are asked whether they are home safe: two hours after the end. */
export const HOME_SAFE_AFTER_HOURS = TABLE_LASTS_HOURS + 2;
/** Hours after the start from which the question is not sent any more, because it would come too late. */
export const HOME_SAFE_ASKED_UNTIL_HOURS = HOME_SAFE_AFTER_HOURS + 8;
/** Hours for which the question can be answered. */
const ANSWERED_WITHIN_HOURS = 24;

/** The question is answered before its time or a day after it. */
export class NotTimeForHomeSafe extends conflict(
  'not_time_for_home_safe',
  'You can answer this from two hours after your table until a day later. You can report someone anytime.',
) {}

/** UTC instant from which the question cannot be answered any more. */
export const homeSafeEnd = (startsAt: Date): Date =>
  new Date(startsAt.getTime() + (HOME_SAFE_AFTER_HOURS + ANSWERED_WITHIN_HOURS) * HOUR_MS);

/** Whether members can say now whether they are home safe. */
export const isTimeForHomeSafe = (startsAt: Date, now: Date): boolean =>
  now.getTime() >= startsAt.getTime() + HOME_SAFE_AFTER_HOURS * HOUR_MS && now < homeSafeEnd(startsAt);

/** @throws NotTimeForHomeSafe */
export function ensureTimeForHomeSafe(startsAt: Date, now: Date): void {
  if (!isTimeForHomeSafe(startsAt, now)) throw new NotTimeForHomeSafe();
}
