import {
  durationText,
  gapText,
  lostSeatsText,
  runLabel,
  type RunMetrics,
  seatedText,
  type SeatingRun,
  shareText,
  smallTablesText,
  solverPathsText,
} from '../../web-admin/src/features/seating-runs/seating-run.js';

const FIGURES: RunMetrics = {
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

describe('labels of a seating run', () => {
  test('compare the seated people with the upper bound', () => {
    expect(seatedText(FIGURES)).toBe('26 seated of at most 27');
    expect(seatedText({ ...FIGURES, seated: 27 })).toBe('27 seated of at most 27');
    expect(gapText(FIGURES)).toBe('1 person, 3.7%');
    expect(gapText({ ...FIGURES, seated: 27, planned: 27 })).toBe('none');
    expect(gapText({ ...FIGURES, seated: 0, planned: 0, atMost: 0 })).toBe('none');
    expect(gapText({ ...FIGURES, seated: 21 })).toBe('6 people, 22.2%');
    expect(lostSeatsText({ ...FIGURES, seated: 21 })).toBe('5 lost when a request changed');
    expect(lostSeatsText(FIGURES)).toBeNull();
  });

  test('call a table of three small in a final pass and a table of four in a rolling pass', () => {
    expect(smallTablesText(FIGURES)).toBe('2 tables of 3');
    expect(smallTablesText({ ...FIGURES, pass: 'rolling' })).toBe('2 tables of 4');
    expect(smallTablesText({ ...FIGURES, small: 0, smallAtLeast: 0 })).toBe('none');
  });

  test('compare a share with its upper bound where one was computed', () => {
    expect(shareText(FIGURES.affinity, FIGURES.affinityAtMost)).toBe('62% (best possible 64.5%)');
    expect(shareText(FIGURES.worst, FIGURES.worstAtMost)).toBe('25%');
  });

  test('list the solver paths and the run time', () => {
    expect(solverPathsText(FIGURES)).toBe(
      '8 solved exactly, 19 solved with a proven bound, 3 with no compatible people',
    );
    expect([0, 412, 2431].map((ms) => durationText({ ...FIGURES, ms }))).toEqual([
      '0 ms',
      '412 ms',
      '2.4 sec',
    ]);
  });

  test('name what started the run', () => {
    const run = { ...FIGURES, run: 'backfill' } as SeatingRun;
    expect(runLabel(run)).toBe('Free seat');
    expect(runLabel({ ...run, run: 'manual' })).toBe('Manual: From Friday on');
  });
});
