import { DINNER } from '../../support/builders/a-request.js';
import { aTown, type Town, UNTIL_FRIDAY } from '../a-town.js';

let town: Town;
beforeEach(() => {
  town = aTown();
});

const five = [1, 2, 3, 4, 5];
const PATHS = ['whole', 'proved', 'searched', 'cut', 'alone'];

describe('the statistics of a run', () => {
  it('are saved with its tables and the bound of seated users, and without user ids', async () => {
    await town.gather(...five);
    const [{ figures, ...run }, ...more] = town.runs.kept as [(typeof town.runs.kept)[0]];
    expect(more).toEqual([]);
    expect(run).toEqual({
      slot: DINNER,
      run: 'rolling',
      at: town.clock.now(),
      matchIds: [town.matches.rows.all()[0]!.id],
    });
    expect(figures).toMatchObject({
      pass: 'rolling',
      waiting: 5,
      tables: 1,
      seated: 5,
      planned: 5,
      atMost: 5,
    });
    expect(Object.keys(figures.paths).sort()).toEqual(PATHS.toSorted());
    expect(Object.values(figures.paths).reduce((sum, count) => sum + count)).toBe(5);
    expect(figures.ms).toBeGreaterThanOrEqual(0);
  });

  it('are not saved for a rolling run that seats no user', async () => {
    await town.gather(1, 2);
    expect(town.runs.kept).toEqual([]);
  });

  it('are deleted after ninety days', async () => {
    await town.gather(...five);
    town.clock.pass({ days: 90 });
    await town.purgeRuns();
    expect(town.runs.kept).toHaveLength(1);
    town.clock.pass({ seconds: 1 });
    await town.purgeRuns();
    expect(town.runs.kept).toEqual([]);
  });

  it('are not saved without waiting users', async () => {
    await town.gather(...five);
    await town.reachFriday();
    expect(town.tables()[0]!.status).toBe('confirmed');
    expect(town.runs.kept.map(({ run }) => run)).toEqual(['rolling']);
  });

  it('are saved for final, backfill and manual runs even if they seat no user', async () => {
    await town.gather(1, 2);
    await town.runMatching();
    town.clock.pass(UNTIL_FRIDAY);
    await town.runFinals();
    await town.doJobs(town.changesProfile(1));
    const told = town.runs.kept.map(({ run, figures }) => [run, figures.waiting, figures.seated]);
    expect(told).toEqual([
      ['manual', 2, 0],
      ['final', 2, 0],
      ['backfill', 2, 0],
    ]);
  });

  it('count the users really seated separately from those in the result of the engine', async () => {
    for (const userId of [...five, 11, 12, 13, 14, 15]) {
      town.seating.profiles.set(userId, { age: userId > 10 ? 40 : 22 });
      await town.asks(userId, userId > 10 ? { ageRangeMin: 40 } : {});
    }
    town.seating.meanwhile = () => town.withdrawRequest(3, town.requestOf(3).id).then(() => undefined);
    const { slots } = await town.runMatching();
    expect(town.seated()).toEqual([[11, 12, 13, 14, 15]]);
    expect(town.runs.kept[0]!.figures).toMatchObject({ waiting: 10, tables: 1, seated: 5, planned: 10 });
    expect(slots[0]!.figures).toEqual([town.runs.kept[0]!.figures]);
  });
});
