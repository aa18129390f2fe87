import { DAY_MS } from '../shared/durations.js';
import type { MissKind } from './table-record.js';

/** Days after which a miss is gone. */
export const MISS_DAYS = 90;
/** By how many days each table attended since makes a miss older. */
const DAYS_PER_ATTENDED_TABLE = 7;

/** A late cancellation counts half: the seat can still be filled. */
const WEIGHT: Readonly<Record<MissKind, number>> = { no_show: 1, late_cancellation: 0.5 };

export interface CountedMiss {
  readonly kind: MissKind;
  /** UTC instant at which the missed table began. */
  readonly at: Date;
}

/**
 * How much a user's misses weigh at `now`: each starts with its weight and declines evenly to nothing over 90 days, faster
 * with each table that was attended since. Never grows without a new miss, and does not depend on the order of the lists.
 * @param attended UTC instants at which the attended tables began
 */
export function burdenOf(misses: readonly CountedMiss[], attended: readonly Date[], now: Date): number {
  return misses.reduce((sum, miss) => sum + weightOf(miss, attended, now), 0);
}

function weightOf({ kind, at }: CountedMiss, attended: readonly Date[], now: Date): number {
  const attendedSince = attended.filter((table) => table > at && table <= now).length;
  const days = (now.getTime() - at.getTime()) / DAY_MS + attendedSince * DAYS_PER_ATTENDED_TABLE;
  return WEIGHT[kind] * Math.min(1, Math.max(0, 1 - days / MISS_DAYS));
}
