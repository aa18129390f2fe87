import { PostgresSeatingRuns } from '../../../../src/adapters/persistence/seating/postgres-seating-runs.js';
import { readRecentSeating } from '../../../../src/adapters/persistence/seating/recent-seating.js';
import { PostgresSeatingRunQueries } from '../../../../src/adapters/persistence/seating/seating-run-queries.js';
import type {
  SeatingStatistics,
  SeatingRun,
  SeatingRunFilter,
  SeatingRunSort,
} from '../../../../src/application/seating/seating-runs.js';
import { DINNER } from '../../../support/builders/a-request.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const database = ownDatabase('kept');
let runs: PostgresSeatingRuns;
let queries: PostgresSeatingRunQueries;

beforeAll(() => {
  runs = new PostgresSeatingRuns(database.em);
  queries = new PostgresSeatingRunQueries(database.pool);
});
beforeEach(() => database.pool.query('delete from seating_runs'));

const NOON = new Date('2026-03-06T12:00:00Z');
const FIGURES: SeatingStatistics = {
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
  affinityAtMost: 0.625,
  paths: { whole: 8, proved: 19, searched: 0, cut: 0, alone: 3 },
  ms: 412,
};

const write = (figures: Partial<SeatingStatistics> = {}, run: Partial<SeatingRun> = {}) =>
  database.unitOfWork.run(() =>
    runs.write({
      slot: DINNER,
      run: 'final',
      at: NOON,
      matchIds: [7, 9],
      ...run,
      figures: { ...FIGURES, ...figures },
    }),
  );

const page = (
  filter: Partial<SeatingRunFilter> = {},
  sort: SeatingRunSort = 'id',
  isDescending = true,
  limit = 10,
) => queries.page({ filter, sort, isDescending, offset: 0, limit });

describe('recorded runs', () => {
  it('are returned as they were saved', async () => {
    await write();
    const { rows, total } = await page();
    const { preferredDate: date, preferredTime: time, venueType } = DINNER;
    const about = { run: 'final', date, time, venueType, matchIds: [7, 9] };
    const asWritten = { ...FIGURES, id: expect.any(Number), at: NOON, ...about };
    expect([rows, total]).toEqual([[asWritten], 1]);
  });

  it('are filtered by each option', async () => {
    await write();
    const slot = { preferredDate: '2026-03-14', preferredTime: 'lunch', venueType: 'cafe' } as const;
    await write({ pass: 'rolling', seated: 5 }, { slot, run: 'manual' });
    const narrow: Array<Partial<SeatingRunFilter>> = [
      { date: '2026-03-14' },
      { time: 'lunch' },
      { venueType: 'cafe' },
      { run: 'manual' },
      { pass: 'rolling' },
      { date: '2026-03-14', time: 'lunch', venueType: 'cafe', run: 'manual', pass: 'rolling' },
    ];
    for (const filter of narrow) {
      const { rows, total } = await page(filter);
      expect([filter, total, rows.map(({ seated }) => seated)]).toEqual([filter, 1, [5]]);
    }
    expect((await page({ run: 'manual', pass: 'final' })).total).toBe(0);
  });

  it('are sorted by the gap and paginated', async () => {
    await write({ seated: 27 });
    await write({ seated: 20 });
    await write({ seated: 25 });
    const { rows, total } = await page({}, 'gap', true, 2);
    expect([rows.map(({ seated }) => seated), total]).toEqual([[20, 25], 3]);
  });

  it('are deleted after the retention period', async () => {
    await write({}, { at: new Date(NOON.getTime() - 1) });
    await write();
    await database.unitOfWork.run(() => runs.removeBefore(NOON, 9));
    expect((await page()).rows.map(({ at }) => at)).toEqual([NOON]);
  });

  it('are rolled back with their transaction', async () => {
    const failing = database.unitOfWork.run(async () => {
      await runs.write({ slot: DINNER, run: 'final', at: NOON, matchIds: [], figures: FIGURES });
      throw new Error('too bad');
    });
    await expect(failing).rejects.toThrow('too bad');
    expect((await page()).total).toBe(0);
  });
});

describe('the newest runs, summed up by kind', () => {
  it('have the seated share and the gap to the certificates', async () => {
    await write({ waiting: 30, seated: 26, planned: 26, atMost: 27 });
    await write({ waiting: 10, seated: 4, planned: 4, atMost: 8 });
    await write({ waiting: 5, seated: 5, planned: 5, atMost: 5 }, { run: 'backfill' });
    const kinds = await readRecentSeating(database.pool);
    expect(kinds.sort((a, b) => a.run.localeCompare(b.run))).toEqual([
      { run: 'backfill', runs: 1, seatedShare: 1, gap: 0 },
      { run: 'final', runs: 2, seatedShare: 0.75, gap: 5 },
    ]);
  });

  it('leave out runs before the newest 200', async () => {
    await write({ waiting: 30, seated: 0, planned: 0, atMost: 30 });
    await database.pool.query(
      `insert into seating_runs (at, preferred_date, preferred_time, venue_type, run, pass, waiting, tables, seated,
         planned, at_most, small, small_at_least, worst, affinity, paths, ms)
       select at, preferred_date, preferred_time, venue_type, 'rolling', 'rolling', 5, 1, 5, 5, 5, 0, 0, 1, 1, '{}', 1
       from seating_runs, generate_series(1, 200)`,
    );
    expect(await readRecentSeating(database.pool)).toEqual([
      { run: 'rolling', runs: 200, seatedShare: 1, gap: 0 },
    ]);
  });
});
