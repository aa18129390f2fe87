import { HOUR_MS } from '../shared/durations.js';
import { type MatchStatus, OPEN_STATUSES, PAST_STATUSES } from '../match/match-status.js';

/** Hours from the start of a meeting until the links to its plan end. */
export const PLAN_SHARED_HOURS = 6;

/** Whether a member can share the plan of a match at `now`, and a link to it works. See ADR 55. */
export const isPlanShared = (
  { status, startsAt }: { readonly status: MatchStatus; readonly startsAt: Date },
  now: Date,
): boolean =>
  [...OPEN_STATUSES, ...PAST_STATUSES].includes(status) &&
  now.getTime() < startsAt.getTime() + PLAN_SHARED_HOURS * HOUR_MS;
