import type { MealTime, VenueType } from '@domain/shared/slot.js';
import { callJson } from '../../shared/api/http.js';
import type { ResponseOf } from '../../shared/api/types.js';
import { t } from './messages.js';

/** The result of a matching run or a dry run. */
export type MatchingRun = ResponseOf<'/api/admin/matching/run', 'post'>;

/** Null fields match every open slot. */
export interface SlotFilter {
  readonly preferredDate: string | null;
  readonly preferredTime: MealTime | null;
  readonly venueType: VenueType | null;
}

export const ALL_SLOTS: SlotFilter = { preferredDate: null, preferredTime: null, venueType: null };

/**
 * @param dryRun computes the tables without saving them
 * @throws HttpError
 */
export const runMatching = (slots: SlotFilter, dryRun: boolean): Promise<MatchingRun> =>
  callJson('POST', '/matching/run', { ...slots, dryRun });

/** Summarizes a run in two sentences, in the conditional for a dry run. */
export function matchingRunSummary({ dryRun, slots }: MatchingRun): string {
  const seated = total(slots.map((slot) => slot.seated));
  const waiting = total(slots.map((slot) => slot.unseated));
  const tables = total(slots.map((slot) => slot.tables.length));
  if (seated === 0) return t(dryRun ? 'noneWouldBeSeated' : 'noneSeated', { waiting });
  return t(dryRun ? 'someWouldBeSeated' : 'someSeated', { seated, tables, waiting });
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
