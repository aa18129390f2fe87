import { describe, expect, it } from '@jest/globals';
import { PurgeSeatingRuns } from '../../../src/application/match/purge-seating-runs.js';
import { DINNER } from '../../support/builders/a-request.js';
import { aTown, UNTIL_FRIDAY } from '../a-town.js';

const five = [1, 2, 3, 4, 5];
const SOLVED = ['whole', 'proved', 'searched', 'cut', 'alone'];

describe('how a run did', () => {
  it('is written down with how well any could have done, and names nobody', async () => {
    const town = aTown();
    await town.ask(...five);
    await town.doJobs();
    const [{ figures, ...run }, ...more] = town.runs.kept as [(typeof town.runs.kept)[0]];
    expect(more).toEqual([]);
    expect(run).toEqual({ slot: DINNER, run: 'rolling', at: town.clock.now() });
    expect(figures).toMatchObject({
      pass: 'rolling',
      waiting: 5,
      tables: 1,
      seated: 5,
      planned: 5,
      atMost: 5,
    });
    expect(Object.keys(figures.paths).sort()).toEqual(SOLVED.toSorted());
    expect(Object.values(figures.paths).reduce((sum, count) => sum + count)).toBe(5);
    expect(figures.ms).toBeGreaterThanOrEqual(0);
  });

  it('is not kept of a rolling run that seats nobody, for one comes with every change', async () => {
    const town = aTown();
    await town.ask(1, 2);
    await town.doJobs();
    expect(town.runs.kept).toEqual([]);
  });

  it('is not kept where nobody waited', async () => {
    const town = aTown();
    await town.ask(...five);
    await town.doJobs();
    await town.later(UNTIL_FRIDAY);
    await town.runFinals();
    expect(town.tables()[0]!.status).toBe('confirmed');
    expect(town.runs.kept.map(({ run }) => run)).toEqual(['rolling']);
  });

  it('is kept of a final run, of a backfill and of one by hand, whether they seat anybody or not', async () => {
    const town = aTown();
    await town.ask(1, 2);
    await town.doJobs();
    await town.runMatching();
    town.clock.pass(UNTIL_FRIDAY);
    await town.runFinals();
    await town.changesProfile(1);
    await town.doJobs();
    const told = town.runs.kept.map(({ run, figures }) => [run, figures.waiting, figures.seated]);
    expect(told).toEqual([
      ['manual', 2, 0],
      ['final', 2, 0],
      ['backfill', 2, 0],
    ]);
  });

  it('counts who was really seated, beside whom the engine would have seated', async () => {
    const town = aTown();
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

  it('is forgotten after ninety days', async () => {
    const town = aTown();
    await town.ask(...five);
    await town.doJobs();
    const purge = new PurgeSeatingRuns(town.runs, town.clock);
    town.clock.pass({ days: 90 });
    await purge.execute();
    expect(town.runs.kept).toHaveLength(1);
    town.clock.pass({ seconds: 1 });
    await purge.execute();
    expect(town.runs.kept).toEqual([]);
  });
});

describe('a dry run', () => {
  it('says how well a run would do and how well any could, and writes nothing down', async () => {
    const town = aTown();
    await town.ask(...five, 6, 7);
    const dry = await town.runMatching({ dryRun: true });
    expect(town.runs.kept).toEqual([]);
    const real = await town.runMatching();
    expect(dry.slots[0]!.figures).toEqual([{ ...real.slots[0]!.figures[0]!, ms: expect.any(Number) }]);
    expect(dry.slots[0]!.figures[0]).toMatchObject({ waiting: 7, seated: 6, planned: 6, tables: 1 });
  });
});
