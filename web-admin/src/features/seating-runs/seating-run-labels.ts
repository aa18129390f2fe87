import type { AnswerOf } from '../../shared/api/types.js';

export type SeatingRun = AnswerOf<'/api/admin/seating-runs'>[number];
/** What is told of a run that was kept as of one that was only looked at. */
export type Figures = Omit<SeatingRun, 'id' | 'at' | 'run' | 'date' | 'time' | 'venueType'>;

const SHARE = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const MILLISECONDS = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'millisecond' });
const SECONDS = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'second',
  maximumFractionDigits: 1,
});

/** Runs by what brought them about. */
export const RUNS: Readonly<Record<string, string>> = {
  rolling: 'Rolling',
  final: 'Final',
  backfill: 'Backfill',
  manual: 'By hand',
};

export const PASSES: Readonly<Record<string, string>> = {
  rolling: 'Rolling pass',
  final: 'Final pass',
};

/** "Backfill"; of a run by hand, which may be either, the pass too. */
export const runInWords = ({ run, pass }: SeatingRun): string =>
  run === 'manual' ? `By hand, ${PASSES[pass]?.toLowerCase() ?? pass}` : (RUNS[run] ?? run);

/** "26 of at most 27 could be seated". */
export const couldSit = ({ seated, atMost }: Figures): string =>
  `${seated} of at most ${atMost} could be seated`;

/** "1 person, 3.7%", or "none" where nobody could do better. */
export function gapInWords({ seated, atMost }: Figures): string {
  const gap = atMost - seated;
  return gap > 0 ? `${people(gap)}, ${SHARE.format(gap / atMost)}` : 'none';
}

/** "5 at a table that did not hold": planned, and then somebody changed their mind. Null where all is as planned. */
export const lostInWords = ({ seated, planned }: Figures): string | null =>
  planned > seated ? `${planned - seated} at a table that did not hold` : null;

/** "2 of three, at least 1". */
export const smallInWords = ({ small, smallAtLeast, pass }: Figures): string =>
  small === 0 ? 'none' : `${small} of ${pass === 'final' ? 'three' : 'four'}, at least ${smallAtLeast}`;

/** "62% of at most 64.5%"; "62%" where no bound was looked for. */
export const shareInWords = (share: number, atMost: number | null): string =>
  atMost === null ? SHARE.format(share) : `${SHARE.format(share)} of at most ${SHARE.format(atMost)}`;

const WAYS: ReadonlyArray<readonly [way: keyof Figures['paths'], words: string]> = [
  ['whole', 'seen whole'],
  ['proved', 'proved'],
  ['searched', 'searched'],
  ['cut', 'in blocks'],
  ['alone', 'could sit nowhere'],
];

/** "8 seen whole, 19 proved, 3 could sit nowhere": people by how it was found out who sits where. */
export const waysInWords = ({ paths }: Figures): string =>
  WAYS.filter(([way]) => paths[way] > 0)
    .map(([way, words]) => `${paths[way].toLocaleString('en-US')} ${words}`)
    .join(', ');

/** "412 ms", "2.4 sec". */
export const timeInWords = ({ ms }: Figures): string =>
  ms < 1000 ? MILLISECONDS.format(ms) : SECONDS.format(ms / 1000);

const people = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`;
