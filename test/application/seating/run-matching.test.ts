import { MAX_WAITING } from '../../../src/application/seating/run-matching.js';
import { DINNER } from '../../support/builders/a-request.js';
import { aTown, type Town, STAFF } from '../a-town.js';

let town: Town;
beforeEach(() => {
  town = aTown();
});

const LUNCH = { ...DINNER, preferredTime: 'lunch' } as const;
const five = [1, 2, 3, 4, 5];

describe('a manual run', () => {
  it('seats the same users as the next run, and its tables are saved as formed manually', async () => {
    await town.ask(...five);
    const { slots } = await town.runMatching();
    expect(town.seated()).toEqual([five]);
    const [table] = town.tables();
    expect(table!.formation).toMatchObject({ run: 'manual' });
    expect(slots).toEqual([
      {
        slot: DINNER,
        waiting: 5,
        tables: [{ matchId: table!.id, members: five, newcomers: five, matchScore: 50 }],
        stillWaiting: 0,
        figures: [expect.objectContaining({ pass: 'rolling', waiting: 5, seated: 5 })],
        skipped: null,
      },
    ]);
    expect(town.realtime.heardBy(1)).toEqual(['match_found']);
  });

  it('fills a free seat and reports earlier members and newcomers', async () => {
    await town.gather(...five);
    await town.ask(6, 7);
    const { slots } = await town.runMatching();
    expect(slots[0]).toMatchObject({ waiting: 2, stillWaiting: 1 });
    const { newcomers } = slots[0]!.tables[0]!;
    expect([[6], [7]]).toContainEqual(newcomers);
    expect(slots[0]!.tables).toMatchObject([{ members: [...five, ...newcomers], newcomers }]);
    expect(town.tables()[0]!.formation).toMatchObject({ run: 'rolling', grownBy: 'manual' });
  });

  it('covers all slots, or only those that match the filter', async () => {
    await town.ask(...five);
    for (const userId of [11, 12, 13, 14, 15]) await town.asks(userId, { slot: LUNCH });
    const only = await town.runMatching({ slots: { preferredTime: 'lunch' } });
    expect(only.slots.map(({ slot }) => slot)).toEqual([LUNCH]);
    expect(town.seated()).toEqual([[11, 12, 13, 14, 15]]);

    await town.runMatching();
    expect(town.seated()).toContainEqual(five);
  });

  it('writes an audit log entry with the staff member and the filter before the run', async () => {
    await town.ask(...five);
    await town.runMatching({ slots: { preferredTime: 'dinner' } });
    expect(town.audit.lines).toEqual([
      {
        actorId: STAFF,
        action: 'matching.run',
        target: null,
        details: { preferredTime: 'dinner', slots: 1 },
      },
    ]);
  });

  it('skips slots with too many users, and all others after its time budget', async () => {
    await town.ask(...five);
    town.openSlots.waiting = MAX_WAITING + 1;
    expect((await town.runMatching()).slots).toMatchObject([{ skipped: 'too_many_people', tables: [] }]);
    town.openSlots.waiting = null;
    town.openSlots.afterwards = () => town.clock.pass({ seconds: 21 });
    expect((await town.runMatching()).slots).toMatchObject([{ skipped: 'out_of_time', tables: [] }]);
    expect(town.seated()).toEqual([]);
  });
});

describe('a dry run', () => {
  it('returns the tables that a run forms right after it', async () => {
    await town.gather(...five);
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
    await town.ask(...five, 6, 7);
    const dry = await town.runMatching({ dryRun: true });
    expect(town.runs.kept).toEqual([]);
    const real = await town.runMatching();
    expect(dry.slots[0]!.figures).toEqual([{ ...real.slots[0]!.figures[0]!, ms: expect.any(Number) }]);
    expect(dry.slots[0]!.figures[0]).toMatchObject({ waiting: 7, seated: 6, planned: 6, tables: 1 });
  });

  it('changes no state and sends nothing, and is logged as a preview', async () => {
    await town.ask(...five, 6, 7);
    town.jobs.take('request-opened');
    const before = structuredClone([town.requests.rows.all(), town.tables(), town.jobs.waiting]);
    await town.runMatching({ dryRun: true });
    expect(structuredClone([town.requests.rows.all(), town.tables(), town.jobs.waiting])).toEqual(before);
    expect(five.flatMap((userId) => town.realtime.heardBy(userId))).toEqual([]);
    expect(town.audit.lines.map(({ action }) => action)).toEqual(['matching.previewed']);
  });
});
