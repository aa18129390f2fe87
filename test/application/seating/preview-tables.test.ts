import { aTown } from '../a-town.js';

const five = [1, 2, 3, 4, 5];

describe('a dry run', () => {
  it('returns the tables that a run forms right after it', async () => {
    const town = aTown();
    await town.ask(...five);
    await town.doJobs();
    await town.ask(6, 7, 8, 9, 10, 11, 12);
    const dry = await town.runMatching({ dryRun: true });
    expect(town.seated()).toEqual([five]);
    const real = await town.runMatching();
    const sets = (run: typeof dry) =>
      run.slots.map(({ tables, stillWaiting }) => ({
        stillWaiting,
        tables: tables.map(({ members, newcomers, matchScore }) => ({ members, newcomers, matchScore })),
      }));
    expect(sets(dry)).toEqual(sets(real));
    expect(sets(dry)[0]!.tables.map(({ newcomers }) => newcomers.length)).toEqual([6, 1]);
  });

  it('returns the statistics of that run without saving them', async () => {
    const town = aTown();
    await town.ask(...five, 6, 7);
    const dry = await town.runMatching({ dryRun: true });
    expect(town.runs.kept).toEqual([]);
    const real = await town.runMatching();
    expect(dry.slots[0]!.figures).toEqual([{ ...real.slots[0]!.figures[0]!, ms: expect.any(Number) }]);
    expect(dry.slots[0]!.figures[0]).toMatchObject({ waiting: 7, seated: 6, planned: 6, tables: 1 });
  });
});
