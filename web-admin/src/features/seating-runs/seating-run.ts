import type { MealTime, VenueType } from '@domain/shared/slot.js';
import { callJson } from '../../shared/api/http.js';
import { sum } from '../../shared/charts/format-numbers.js';
import { LOCALE } from '../../shared/i18n/language.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import type { ResponseOf } from '../../shared/api/types.js';

export const t = messagesOf('seating-runs');

export type SeatingRun = ResponseOf<'/api/admin/seating-runs'>[number];
/** The metrics that a logged run and a dry run have in common. */
export type RunMetrics = Omit<SeatingRun, 'id' | 'at' | 'run' | 'date' | 'time' | 'venueType' | 'matchIds'>;

const SHARE = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 1 });
const MILLISECONDS = new Intl.NumberFormat(LOCALE, { style: 'unit', unit: 'millisecond' });
const SECONDS = new Intl.NumberFormat(LOCALE, {
  style: 'unit',
  unit: 'second',
  maximumFractionDigits: 1,
});

/** @returns the trigger, such as "Free seat"; for a manual run also the pass */
export const runLabel = ({ run, pass }: SeatingRun): string =>
  run === 'manual' ? t('byHandInPass', { pass: t(`pass-${pass}`) }) : t(run);

/** The seated people and how many had waited: "26 of 30 seated". */
export const peopleText = ({ seated, waiting }: RunMetrics): string =>
  t('seatedOfWaiting', { seated, waiting });

/** The seated people and how many could be seated at most: "26 seated of at most 27". */
export const seatedText = ({ seated, atMost }: RunMetrics): string => t('seatedOf', { seated, atMost });

/** The optimality gap: "1 person, 3.7%", or "none" at the upper bound. */
export function gapText({ seated, atMost }: RunMetrics): string {
  const gap = atMost - seated;
  return gap > 0 ? t('gap', { count: gap, share: SHARE.format(gap / atMost) }) : t('noGap');
}

/**
 * @returns the people whose planned table was not formed, because someone changed their request in between; null if
 * there are none
 */
export const lostSeatsText = ({ seated, planned }: RunMetrics): string | null =>
  planned > seated ? t('lostSeats', { count: planned - seated }) : null;

/** Small tables: "2 tables of 3". */
export const smallTablesText = ({ small, pass }: RunMetrics): string =>
  small === 0 ? t('noSmallTables') : t('smallTablesOf', { small, size: pass === 'final' ? 3 : 4 });

/** A share and its upper bound: "62% (best possible 64.5%)"; without a computed bound "62%". */
export const shareText = (share: number, atMost: number | null): string =>
  atMost === null
    ? SHARE.format(share)
    : t('shareAndBest', { share: SHARE.format(share), best: SHARE.format(atMost) });

const SOLVER_PATHS = ['whole', 'proved', 'searched', 'cut', 'alone'] as const;

/** People by solver path: "8 solved exactly, 19 solved with a proven bound, 3 with no compatible people". */
export const solverPathsText = ({ paths }: RunMetrics): string =>
  SOLVER_PATHS.filter((way) => paths[way] > 0)
    .map((way) => t(way, { count: paths[way] }))
    .join(', ');

/** Formats the run time: "412 ms", "2.4 sec". */
export const durationText = ({ ms }: RunMetrics): string =>
  ms < 1000 ? MILLISECONDS.format(ms) : SECONDS.format(ms / 1000);

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
  const seated = sum(slots.map((slot) => slot.seated));
  const waiting = sum(slots.map((slot) => slot.unseated));
  const tables = sum(slots.map((slot) => slot.tables.length));
  if (seated === 0) return t(dryRun ? 'noneWouldBeSeated' : 'noneSeated', { waiting });
  return t(dryRun ? 'someWouldBeSeated' : 'someSeated', { seated, tables, waiting });
}
