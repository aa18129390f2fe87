import { describe, expect, test } from '@jest/globals';
import {
  couldSit,
  type Figures,
  gapInWords,
  lostInWords,
  runInWords,
  type SeatingRun,
  shareInWords,
  smallInWords,
  timeInWords,
  waysInWords,
} from '../../web-admin/src/features/seating-runs/seating-run-labels.js';

const FIGURES: Figures = {
  pass: 'final',
  waiting: 30,
  tables: 6,
  seated: 26,
  planned: 26,
  atMost: 27,
  small: 2,
  smallAtLeast: 1,
  worst: 0.25,
  worstAtMost: null,
  affinity: 0.62,
  affinityAtMost: 0.645,
  paths: { whole: 8, proved: 19, searched: 0, cut: 0, alone: 3 },
  ms: 412,
};

describe('how a run did, in words', () => {
  test('how many sit, and how many could', () => {
    expect(couldSit(FIGURES)).toBe('26 of at most 27 could be seated');
    expect(gapInWords(FIGURES)).toBe('1 person, 3.7%');
    expect(gapInWords({ ...FIGURES, seated: 27, planned: 27 })).toBe('none');
    expect(gapInWords({ ...FIGURES, seated: 0, planned: 0, atMost: 0 })).toBe('none');
    expect(gapInWords({ ...FIGURES, seated: 21 })).toBe('6 people, 22.2%');
    expect(lostInWords({ ...FIGURES, seated: 21 })).toBe('5 at a table that did not hold');
    expect(lostInWords(FIGURES)).toBeNull();
  });

  test('small tables are of three in a final pass, of four in a patient one', () => {
    expect(smallInWords(FIGURES)).toBe('2 of three, at least 1');
    expect(smallInWords({ ...FIGURES, pass: 'rolling' })).toBe('2 of four, at least 1');
    expect(smallInWords({ ...FIGURES, small: 0, smallAtLeast: 0 })).toBe('none');
  });

  test('what share there is, and how much of it there could be where that is known', () => {
    expect(shareInWords(FIGURES.affinity, FIGURES.affinityAtMost)).toBe('62% of at most 64.5%');
    expect(shareInWords(FIGURES.worst, FIGURES.worstAtMost)).toBe('25%');
  });

  test('how it was found out, and how long that took', () => {
    expect(waysInWords(FIGURES)).toBe('8 seen whole, 19 proved, 3 could sit nowhere');
    expect([0, 412, 2431].map((ms) => timeInWords({ ...FIGURES, ms }))).toEqual([
      '0 ms',
      '412 ms',
      '2.4 sec',
    ]);
  });

  test('what brought it about', () => {
    const run = { ...FIGURES, run: 'backfill' } as SeatingRun;
    expect(runInWords(run)).toBe('Backfill');
    expect(runInWords({ ...run, run: 'manual' })).toBe('By hand, final pass');
  });
});
