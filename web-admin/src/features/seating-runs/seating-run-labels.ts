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
  rolling: 'Rolling',
  final: 'Final',
  backfill: 'Backfill',
  manual: 'By hand',
};

export const PASS_LABELS: Readonly<Record<string, string>> = {
  rolling: 'Rolling pass',
  final: 'Final pass',
};

/** @returns the trigger, such as "Backfill"; for a manual run also the pass */
export const runLabel = ({ run, pass }: SeatingRun): string =>
  run === 'manual' ? `By hand, ${PASS_LABELS[pass]?.toLowerCase() ?? pass}` : (RUN_LABELS[run] ?? run);

/** Compares the seated people with the upper bound: "26 of at most 27 could be seated". */
export const seatedText = ({ seated, atMost }: RunMetrics): string =>
  `${seated} of at most ${atMost} could be seated`;

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
  planned > seated ? `${planned - seated} at a table that did not hold` : null;

/** Small tables and their lower bound: "2 of three, at least 1". */
export const smallTablesText = ({ small, smallAtLeast, pass }: RunMetrics): string =>
  small === 0 ? 'none' : `${small} of ${pass === 'final' ? 'three' : 'four'}, at least ${smallAtLeast}`;

/** A share and its upper bound: "62% of at most 64.5%"; without a computed bound "62%". */
export const shareText = (share: number, atMost: number | null): string =>
  atMost === null ? SHARE.format(share) : `${SHARE.format(share)} of at most ${SHARE.format(atMost)}`;

const SOLVER_PATH_LABELS: ReadonlyArray<readonly [way: keyof RunMetrics['paths'], words: string]> = [
  ['whole', 'seen whole'],
  ['proved', 'proved'],
  ['searched', 'searched'],
  ['cut', 'in blocks'],
  ['alone', 'could sit nowhere'],
];

/** People by solver path: "8 seen whole, 19 proved, 3 could sit nowhere". */
export const solverPathsText = ({ paths }: RunMetrics): string =>
  SOLVER_PATH_LABELS.filter(([way]) => paths[way] > 0)
    .map(([way, words]) => `${paths[way].toLocaleString('en-US')} ${words}`)
    .join(', ');

/** Formats the run time: "412 ms", "2.4 sec". */
export const durationText = ({ ms }: RunMetrics): string =>
  ms < 1000 ? MILLISECONDS.format(ms) : SECONDS.format(ms / 1000);

const people = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`;
