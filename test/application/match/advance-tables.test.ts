import { aTown, UNTIL_FRIDAY } from '../a-town.js';

/** From Friday 00:20 to Saturday 18:00 in New York. */
const FROM_FRIDAY_TO_START = { days: 1, hours: 17, minutes: 40 };

const aSettledTable = async (...userIds: number[]) => {
  const town = aTown();
  await town.ask(...userIds);
  await town.doJobs();
  await town.later(UNTIL_FRIDAY);
  await town.runFinals();
  return { town, matchId: town.tables()[0]!.id };
};

describe('state transitions by time', () => {
  it('completes a match four hours after its start, and the requests of its members', async () => {
    const { town, matchId } = await aSettledTable(1, 2, 3, 4, 5);
    await town.leave(5, matchId);
    await town.later(FROM_FRIDAY_TO_START);
    await town.later({ hours: 3, minutes: 59 });
    await town.advanceTables();
    expect(town.tables()[0]!.status).toBe('confirmed');

    await town.later({ minutes: 1 });
    await town.advanceTables();
    expect(town.tables()[0]!.status).toBe('completed');
    expect([1, 2, 3, 4, 5].map((userId) => town.requestOf(userId).status)).toEqual([
      'completed',
      'completed',
      'completed',
      'completed',
      'cancelled',
    ]);
    await expect(
      town.asks(1, { slot: { ...town.tables()[0]!.slot!, preferredDate: '2026-03-14' } }),
    ).resolves.toMatchObject({ status: 'active' });
  });

  it('archives a match a week later', async () => {
    const { town, matchId } = await aSettledTable(1, 2, 3, 4, 5);
    await town.later(FROM_FRIDAY_TO_START);
    await town.later({ hours: 4 });
    await town.advanceTables();
    await town.later({ days: 6, hours: 23, minutes: 59 });
    await town.advanceTables();
    expect(town.tables()[0]!.status).toBe('completed');
    await town.later({ minutes: 1 });
    await town.advanceTables();
    expect(town.tables()[0]!.status).toBe('archived');
    expect(await town.matches.dueToAdvance(town.clock.now(), 10)).toEqual([]);
    expect(await town.read(1, matchId)).not.toEqual([]);
  });

  it('dissolves a match that is too small at the deadline for seating', async () => {
    const { town, matchId } = await aSettledTable(1, 2, 3, 4, 5);
    for (const userId of [3, 4, 5]) await town.leave(userId, matchId);
    await town.doJobs();
    town.realtime.forget();
    await town.later({ days: 1, hours: 14, minutes: 39 });
    await town.advanceTables();
    expect(town.tables()[0]!.status).toBe('confirmed');

    await town.later({ minutes: 1 });
    await town.advanceTables();
    await town.expireRequests();
    await town.doJobs();
    expect(town.tables()[0]!.status).toBe('dissolved');
    expect(town.realtime.heardBy(1)).toEqual(['match_cancelled']);
    expect(town.requestOf(1).status).toBe('expired');
    expect(town.mailsTo(1)).toContain('Your table for Sat, Mar 7 was cancelled');
  });

  it('does not dissolve a match of two who agreed to meet as a pair', async () => {
    const { town, matchId } = await aSettledTable(1, 2, 3, 4, 5);
    for (const userId of [3, 4, 5]) await town.leave(userId, matchId);
    await town.confirm(1, matchId);
    await town.confirm(2, matchId);
    await town.later({ days: 1, hours: 15 });
    await town.advanceTables();
    expect(town.tables()[0]).toMatchObject({ status: 'confirmed', meetupType: '1v1' });
  });

  it('does not dissolve a match that has started', async () => {
    const { town, matchId } = await aSettledTable(1, 2, 3, 4, 5);
    await town.later(FROM_FRIDAY_TO_START);
    for (const userId of [3, 4, 5]) await town.leave(userId, matchId);
    await town.advanceTables();
    expect(town.tables()[0]!.status).toBe('confirmed');
  });

  it('are done for all others where one match fails', async () => {
    const { town } = await aSettledTable(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    const [defective, other] = town.tables();
    const save = town.matches.save.bind(town.matches);
    town.matches.save = async (match) => {
      if (match.id === defective!.id) throw new Error('a defect of this match');
      await save(match);
    };
    await town.later(FROM_FRIDAY_TO_START);
    await town.later({ hours: 4 });
    await expect(town.advanceTables()).rejects.toThrow('1 of what was due failed');
    expect(town.tables().find(({ id }) => id === other!.id)!.status).toBe('completed');
  });
});
