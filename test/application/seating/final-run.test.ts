import { DINNER } from '../../support/builders/a-request.js';
import { aTown, type Town, UNTIL_FRIDAY } from '../a-town.js';

let town: Town;
beforeEach(() => {
  town = aTown();
});

const FAR_AWAY = { coordinates: { latitude: 51.5, longitude: -0.1 } };

describe('the final run', () => {
  it('is queued at 00:15 on Friday, once per slot and time zone', async () => {
    await town.ask(1, 2, 3);
    await town.later({ days: 3, hours: 14, minutes: 14 });
    await town.runFinals();
    expect(town.seated()).toEqual([]);

    town.clock.pass({ minutes: 1 });
    await town.runFinals();
    expect(town.seated()).toEqual([[1, 2, 3]]);
    await town.runFinals();
    expect(town.jobs.named('finalize-slot')).toEqual([]);
  });

  it('is queued at the local time of each time zone', async () => {
    for (const userId of [1, 2, 3]) town.requestingUsers.zones.set(userId, 'Europe/London');
    for (const userId of [4, 5, 6]) town.seating.profiles.set(userId, FAR_AWAY);
    await town.ask(1, 2, 3, 4, 5, 6);
    // Friday 00:20 in London is Thursday 19:20 in New York.
    await town.later({ days: 3, hours: 9, minutes: 20 });
    await town.runFinals();
    expect(town.seated()).toEqual([[1, 2, 3]]);
    town.clock.pass({ hours: 5 });
    await town.runFinals();
    expect(town.seated().join(' | ')).toBe('1,2,3 | 4,5,6');
  });

  it('seats three, confirms the table at once and posts it in the chat', async () => {
    await town.ask(1, 2, 3);
    await town.reachFriday();
    const [table] = town.tables();
    expect(table).toMatchObject({ status: 'confirmed', slot: DINNER });
    const lines = town.chat.said(table!.id);
    expect(lines[0]).toMatch(/^Welcome to your table!/);
    expect(lines.filter((line) => line === 'Your table is confirmed. See you on Saturday!')).toHaveLength(1);
    expect(lines).toHaveLength(3);
  });

  it('confirms pending tables and posts it once', async () => {
    await town.gather(1, 2, 3, 4, 5);
    town.realtime.forget();
    await town.reachFriday();
    await town.runFinals();
    const [table] = town.tables();
    expect(table!.status).toBe('confirmed');
    expect(
      town.chat.said(table!.id).filter((line) => line.startsWith('Your table is confirmed')),
    ).toHaveLength(1);
    expect(town.realtime.heardBy(1)).toEqual(['matches_changed']);
  });

  it('dissolves a table of two and seats both members at another one in the same run', async () => {
    await town.ask(1, 2, 3, 4, 5);
    for (const userId of [6, 7, 8, 9]) {
      town.seating.profiles.set(userId, { age: 40 });
      await town.asks(userId, { ageRangeMin: 40 });
    }
    await town.doJobs();
    const small = town.tables()[0]!.id;
    for (const userId of [3, 4, 5]) await town.leave(userId, small);
    await town.later({ seconds: 600 });
    expect(town.seated().join(' | ')).toBe('1,2 | 6,7,8,9');
    for (const userId of [1, 2]) town.seating.profiles.set(userId, { age: 41 });
    town.clock.pass(UNTIL_FRIDAY);
    await town.settle();
    expect(town.seated()).toEqual([[1, 2, 6, 7, 8, 9]]);
    expect(town.tables().map(({ status }) => status)).toEqual(['dissolved', 'confirmed']);
  });

  it('requeues the members of a dissolved table with priority and notifies them', async () => {
    await town.gather(1, 2, 3, 4, 5);
    const small = town.tables()[0]!.id;
    for (const userId of [3, 4, 5]) await town.leave(userId, small);
    await town.doJobs();
    town.realtime.forget();
    await town.reachFriday();
    for (const userId of [1, 2]) {
      expect(town.requestOf(userId)).toMatchObject({ status: 'active', hasPriority: true });
      expect(town.realtime.heardBy(userId)).toContain('match_cancelled');
      expect(town.mailsTo(userId)).toContain('Your table for Sat, Mar 7 was cancelled');
    }
    expect(town.tables()[0]).toMatchObject({ status: 'dissolved' });
  });

  it('confirms no match that is over', async () => {
    await town.gather(1, 2, 3, 4, 5);
    await town.later({ days: 6 });
    await town.runFinals();
    await town.advanceTables();
    const [table] = town.tables();
    expect(table!.status).toBe('completed');
    expect(town.chat.said(table!.id)).not.toContainEqual(expect.stringMatching(/^Your table is confirmed/));
  });

  describe('with a table that cannot be saved', () => {
    /** Two tables by age. */
    async function twoTables() {
      const town = aTown();
      await town.ask(1, 2, 3, 4, 5);
      for (const userId of [6, 7, 8, 9, 10]) {
        town.seating.profiles.set(userId, { age: 40 });
        await town.asks(userId, { ageRangeMin: 40 });
      }
      return town;
    }
    type Town = Awaited<ReturnType<typeof twoTables>>;
    /** @returns what mends it */
    const failFor = (town: Town, verb: 'add' | 'save', who: number) => {
      const works = town.matches[verb].bind(town.matches);
      town.matches[verb] = async (match) => {
        if (match.seated.some(({ userId }) => userId === who)) throw new Error('unsavable');
        await works(match);
      };
      return () => void (town.matches[verb] = works);
    };
    const statusOf = (town: Town) => town.tables().map(({ status }) => status);

    it('confirms the tables after it, and that one when the run is repeated', async () => {
      const town = await twoTables();
      await town.doJobs();
      town.clock.pass(UNTIL_FRIDAY);
      const mend = failFor(town, 'save', 1);
      await expect(town.settle()).rejects.toThrow('1 of what was due failed');
      expect(statusOf(town)).toEqual(['pending', 'confirmed']);
      mend();
      await town.settle();
      expect(statusOf(town)).toEqual(['confirmed', 'confirmed']);
    });

    it('seats the others, and its people when the run is repeated', async () => {
      const town = await twoTables();
      town.clock.pass(UNTIL_FRIDAY);
      const mend = failFor(town, 'add', 1);
      await expect(town.settle()).rejects.toThrow('1 of what was due failed');
      expect(town.seated()).toEqual([[6, 7, 8, 9, 10]]);
      mend();
      await town.settle();
      expect(town.seated().join(' | ')).toBe('6,7,8,9,10 | 1,2,3,4,5');
    });

    it('neither dissolves nor confirms a small table, which the repeated run may fill', async () => {
      const town = await twoTables();
      await town.doJobs();
      const [, small] = town.tables();
      for (const userId of [6, 7, 8]) await town.leave(userId, small!.id);
      await town.ask(11);
      town.clock.pass(UNTIL_FRIDAY);
      const mend = failFor(town, 'save', 11);
      await expect(town.settle()).rejects.toThrow('of what was due failed');
      expect(statusOf(town)).toEqual(['confirmed', 'pending']);
      mend();
      await town.settle();
      expect(statusOf(town)).toEqual(['confirmed', 'dissolved']);
    });
  });
});
