import type { ResponseOf } from '../../shared/api/types.js';

export type SeatingRun = ResponseOf<'/api/admin/seating-runs'>[number];
/** What is told of a run that was kept as of one that was only looked at. */
export type RunMetrics = Omit<SeatingRun, 'id' | 'at' | 'run' | 'date' | 'time' | 'venueType'>;

const SHARE = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const MILLISECONDS = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'millisecond' });
const SECONDS = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'second',
  maximumFractionDigits: 1,
});

/** Runs by what brought them about. */
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

/** "Backfill"; of a run by hand, which may be either, the pass too. */
export const runLabel = ({ run, pass }: SeatingRun): string =>
  run === 'manual' ? `By hand, ${PASS_LABELS[pass]?.toLowerCase() ?? pass}` : (RUN_LABELS[run] ?? run);

/** "26 of at most 27 could be seated". */
export const seatedText = ({ seated, atMost }: RunMetrics): string =>
  `${seated} of at most ${atMost} could be seated`;

/** "1 person, 3.7%", or "none" where nobody could do better. */
export function gapText({ seated, atMost }: RunMetrics): string {
  const gap = atMost - seated;
  return gap > 0 ? `${people(gap)}, ${SHARE.format(gap / atMost)}` : 'none';
}

/** "5 at a table that did not hold": planned, and then somebody changed their mind. Null where all is as planned. */
export const lostSeatsText = ({ seated, planned }: RunMetrics): string | null =>
  planned > seated ? `${planned - seated} at a table that did not hold` : null;

/** "2 of three, at least 1". */
export const smallTablesText = ({ small, smallAtLeast, pass }: RunMetrics): string =>
  small === 0 ? 'none' : `${small} of ${pass === 'final' ? 'three' : 'four'}, at least ${smallAtLeast}`;

/** "62% of at most 64.5%"; "62%" where no bound was looked for. */
export const shareText = (share: number, atMost: number | null): string =>
  atMost === null ? SHARE.format(share) : `${SHARE.format(share)} of at most ${SHARE.format(atMost)}`;

const SOLVER_PATH_LABELS: ReadonlyArray<readonly [way: keyof RunMetrics['paths'], words: string]> = [
  ['whole', 'seen whole'],
  ['proved', 'proved'],
  ['searched', 'searched'],
  ['cut', 'in blocks'],
  ['alone', 'could sit nowhere'],
];

/** "8 seen whole, 19 proved, 3 could sit nowhere": people by how it was found out who sits where. */
export const solverPathsText = ({ paths }: RunMetrics): string =>
  SOLVER_PATH_LABELS.filter(([way]) => paths[way] > 0)
    .map(([way, words]) => `${paths[way].toLocaleString('en-US')} ${words}`)
    .join(', ');

/** "412 ms", "2.4 sec". */
export const durationText = ({ ms }: RunMetrics): string =>
  ms < 1000 ? MILLISECONDS.format(ms) : SECONDS.format(ms / 1000);

const people = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`;
