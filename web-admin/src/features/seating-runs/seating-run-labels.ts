import type { ResponseOf } from '../../shared/api/types.js';

export type SeatingRun = ResponseOf<'/api/admin/seating-runs'>[number];
/** The metrics that a logged run and a dry run have in common. */
export type RunMetrics = Omit<SeatingRun, 'id' | 'at' | 'run' | 'date' | 'time' | 'venueType'>;

const SHARE = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const MILLISECONDS = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'millisecond' });
const SECONDS = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'second',
  maximumFractionDigits: 1,
});

/** Runs by trigger. */
export const RUN_LABELS: Readonly<Record<string, string>> = {
  rolling: 'New request',
  final: 'Friday run',
  backfill: 'Free seat',
  manual: 'By hand',
};

export const PASS_LABELS: Readonly<Record<string, string>> = {
  rolling: 'Before Friday',
  final: 'From Friday on',
};

/** @returns the trigger, such as "Free seat"; for a manual run also the pass */
export const runLabel = ({ run, pass }: SeatingRun): string =>
  run === 'manual' ? `By hand: ${PASS_LABELS[pass] ?? pass}` : (RUN_LABELS[run] ?? run);

/** Compares the seated people with the upper bound: "26 seated; 27 was the most possible". */
export const seatedText = ({ seated, atMost }: RunMetrics): string =>
  seated === atMost
    ? `${seated} seated, the most possible`
    : `${seated} seated; ${atMost} was the most possible`;

/** The optimality gap: "1 person, 3.7%", or "none" at the upper bound. */
export function gapText({ seated, atMost }: RunMetrics): string {
  const gap = atMost - seated;
  return gap > 0 ? `${people(gap)}, ${SHARE.format(gap / atMost)}` : 'none';
}

/**
 * @returns the people whose planned table was not formed, because someone changed their request in between; null if
 * there are none
 */
export const lostSeatsText = ({ seated, planned }: RunMetrics): string | null =>
  planned > seated ? `${planned - seated} lost when a request changed` : null;

/** Small tables and their lower bound: "2 tables of 3 (at least 1 needed)". */
export const smallTablesText = ({ small, smallAtLeast, pass }: RunMetrics): string =>
  small === 0
    ? 'none'
    : `${small} ${small === 1 ? 'table' : 'tables'} of ${pass === 'final' ? 3 : 4} (at least ${smallAtLeast} needed)`;

/** A share and its upper bound: "62% (best possible 64.5%)"; without a computed bound "62%". */
export const shareText = (share: number, atMost: number | null): string =>
  atMost === null ? SHARE.format(share) : `${SHARE.format(share)} (best possible ${SHARE.format(atMost)})`;

const SOLVER_PATH_LABELS: ReadonlyArray<readonly [way: keyof RunMetrics['paths'], words: string]> = [
  ['whole', 'solved exactly'],
  ['proved', 'solved with a proven bound'],
  ['searched', 'solved by search'],
  ['cut', 'solved in parts'],
  ['alone', 'with no compatible people'],
];

/** People by solver path: "8 solved exactly, 19 solved with a proven bound, 3 with no compatible people". */
export const solverPathsText = ({ paths }: RunMetrics): string =>
  SOLVER_PATH_LABELS.filter(([way]) => paths[way] > 0)
    .map(([way, words]) => `${paths[way].toLocaleString('en-US')} ${words}`)
    .join(', ');

/** Formats the run time: "412 ms", "2.4 sec". */
export const durationText = ({ ms }: RunMetrics): string =>
  ms < 1000 ? MILLISECONDS.format(ms) : SECONDS.format(ms / 1000);

const people = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`;
