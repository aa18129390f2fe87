import { describe, expect, it } from '@jest/globals';
import { MOST_PEOPLE } from '../../../src/application/match/run-matching.js';
import { DINNER } from '../../support/builders/a-request.js';
import { aTown, STAFF } from '../a-town.js';

const LUNCH = { ...DINNER, preferredTime: 'lunch' } as const;
const five = [1, 2, 3, 4, 5];

describe('matching by hand', () => {
  it('seats at once whom the next run would seat, and the tables say whose hand it was', async () => {
    const town = aTown();
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

  it('fills a free seat, and says who was there and who is new', async () => {
    const town = aTown();
    await town.ask(...five);
    await town.doJobs();
    await town.ask(6, 7);
    const { slots } = await town.runMatching();
    expect(slots[0]).toMatchObject({ waiting: 2, stillWaiting: 1 });
    expect(slots[0]!.tables).toMatchObject([{ members: [...five, 6], newcomers: [6] }]);
    expect(town.tables()[0]!.formation).toMatchObject({ run: 'rolling', grownBy: 'manual' });
  });

  it('goes through every slot, or only through those that were named', async () => {
    const town = aTown();
    await town.ask(...five);
    for (const userId of [11, 12, 13, 14, 15]) await town.asks(userId, { slot: LUNCH });
    const only = await town.runMatching({ slots: { preferredTime: 'lunch' } });
    expect(only.slots.map(({ slot }) => slot)).toEqual([LUNCH]);
    expect(town.seated()).toEqual([[11, 12, 13, 14, 15]]);

    await town.runMatching();
    expect(town.seated()).toContainEqual(five);
  });

  it('leaves a line that says who ran it over what, before anything is kept', async () => {
    const town = aTown();
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

  it('leaves a slot with too many people to the queue, and begins no other once it took too long', async () => {
    const town = aTown();
    await town.ask(...five);
    town.openSlots.waiting = MOST_PEOPLE + 1;
    expect((await town.runMatching()).slots).toMatchObject([{ skipped: 'too_many_people', tables: [] }]);
    town.openSlots.waiting = null;
    town.openSlots.afterwards = () => town.clock.pass({ seconds: 21 });
    expect((await town.runMatching()).slots).toMatchObject([{ skipped: 'out_of_time', tables: [] }]);
    expect(town.seated()).toEqual([]);
  });
});

describe('a dry run', () => {
  it('shows the very tables that a run forms right after it', async () => {
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

  it('changes nothing, tells nobody, asks for no job and leaves no line', async () => {
    const town = aTown();
    await town.ask(...five, 6, 7);
    town.jobs.take('request-opened');
    const before = structuredClone([town.requests.rows.all(), town.tables(), town.jobs.waiting]);
    await town.runMatching({ dryRun: true });
    expect(structuredClone([town.requests.rows.all(), town.tables(), town.jobs.waiting])).toEqual(before);
    expect(five.flatMap((userId) => town.realtime.heardBy(userId))).toEqual([]);
    expect(town.audit.lines).toEqual([]);
  });
});
