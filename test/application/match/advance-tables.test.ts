import { describe, expect, it } from '@jest/globals';
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

describe('the passing of time', () => {
  it('completes a dinner four hours after its start, and the requests that led to it', async () => {
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

  it('archives the chat a week later', async () => {
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

  it('ends a table that is too small when its seats can no longer be filled', async () => {
    const { town, matchId } = await aSettledTable(1, 2, 3, 4, 5);
    for (const userId of [3, 4, 5]) await town.leave(userId, matchId);
    await town.doJobs();
    town.realtime.forget();
    await town.later({ days: 1, hours: 14, minutes: 39 });
    await town.advanceTables();
    expect(town.tables()[0]!.status).toBe('confirmed');

    await town.later({ minutes: 1 });
    await town.advanceTables();
    await town.doJobs();
    expect(town.tables()[0]!.status).toBe('dissolved');
    expect(town.realtime.heardBy(1)).toEqual(['match_cancelled']);
    expect(town.requestOf(1).status).toBe('expired');
    expect(town.mailsTo(1)).toContain('Your table for Saturday has changed');
  });

  it('promises no place in the queue to people whom no table can take any more', async () => {
    const { town, matchId } = await aSettledTable(1, 2, 3, 4, 5);
    for (const userId of [3, 4, 5]) await town.leave(userId, matchId);
    await town.later({ days: 1, hours: 14, minutes: 40 });
    await town.advanceTables();
    await town.doJobs();
    const lost = town.jobs.named<{ subject: string; text: string }>('send-mail').at(-1)!;
    expect(lost.subject).toBe('Your table for Saturday has changed');
    expect(lost.text).not.toContain('queue');
    expect(lost.text).toContain('another Saturday');
  });

  it('leaves two their table who both said that two is fine', async () => {
    const { town, matchId } = await aSettledTable(1, 2, 3, 4, 5);
    for (const userId of [3, 4, 5]) await town.leave(userId, matchId);
    await town.confirm(1, matchId);
    await town.confirm(2, matchId);
    await town.later({ days: 1, hours: 15 });
    await town.advanceTables();
    expect(town.tables()[0]).toMatchObject({ status: 'confirmed', meetupType: '1v1' });
  });

  it('ends no table over which people already sit', async () => {
    const { town, matchId } = await aSettledTable(1, 2, 3, 4, 5);
    await town.later(FROM_FRIDAY_TO_START);
    for (const userId of [3, 4, 5]) await town.leave(userId, matchId);
    await town.advanceTables();
    expect(town.tables()[0]!.status).toBe('confirmed');
  });

  it('lets requests expire that found no seat, three hours before the meal', async () => {
    const town = aTown();
    await town.ask(1);
    await town.later(UNTIL_FRIDAY);
    await town.later({ days: 1, hours: 14, minutes: 39 });
    await town.advanceTables();
    expect(town.requestOf(1).status).toBe('active');
    await town.later({ minutes: 1 });
    await town.advanceTables();
    expect(town.requestOf(1).status).toBe('expired');
  });

  it('lets them expire in time also where Saturday comes before it comes to the product', async () => {
    const town = aTown();
    town.requestingUsers.zones.set(1, 'Pacific/Auckland');
    await town.ask(1);
    // Saturday 3 pm in Auckland, and still Friday 9 pm in New York.
    await town.later({ days: 4, hours: 11 });
    await town.advanceTables();
    expect(town.requestOf(1).status).toBe('expired');
  });
});
