import { PlanSeating } from '../../../src/application/seating/plan-seating.js';
import type { SeatingEngine } from '../../../src/application/seating/ports.js';
import { DINNER } from '../../support/builders/a-request.js';
import { sameThread } from '../../support/fakes/same-thread.js';
import { aTown, UNTIL_FRIDAY } from '../a-town.js';
import { aSeatedTable } from '../match/a-seated-table.js';

describe('the deadline for seating', () => {
  it('is three hours before the start', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5, 6, 7);
    for (const userId of [6, 7]) town.seating.profiles.set(userId, { coordinates: null });
    await town.doJobs();
    await town.later(UNTIL_FRIDAY);
    await town.runFinals();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);

    // Saturday 14:59; dinner starts at 18:00.
    await town.later({ days: 1, hours: 14, minutes: 39 });
    town.seating.profiles.delete(6);
    await town.changesProfile(6);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
    town.seating.profiles.clear();
    await town.leave(1, town.tables()[0]!.id);
    await town.later({ minutes: 1 });
    expect(town.seated()).toEqual([[2, 3, 4, 5, 6]]);
    expect(town.requestOf(7).status).toBe('active');
  });

  it('also excludes users from a run that starts too late, so no past table is formed', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    town.clock.pass({ days: 6 });
    await town.runFinals();
    expect(town.tables()).toEqual([]);
    await town.expireRequests();
    expect(town.requestOf(1).status).toBe('expired');
  });
});

it('the engine gets no match whose members have become incompatible', async () => {
  const { town } = await aSeatedTable();
  let tables = 0;
  const engine: SeatingEngine = {
    solve: (problem) => {
      tables = problem.openTables.length;
      return sameThread.solve(problem);
    },
  };
  const planSeating = new PlanSeating(town.seating, engine, town.clock, 600);
  const query = { slot: DINNER, pass: 'rolling', takesPart: () => true } as const;
  await planSeating.execute(query);
  expect(tables).toBe(1);
  town.blocks.pairs.add(1, 2, town.clock.now());
  await planSeating.execute(query);
  expect(tables).toBe(0);
});
