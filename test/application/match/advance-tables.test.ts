import { aTown, type Town } from '../a-town.js';

/** From Friday 00:20 to Saturday 18:00 in New York. */
const TO_START = { days: 1, hours: 17, minutes: 40 };

let town: Town;
let matchId: number;
beforeEach(async () => {
  town = aTown();
  matchId = await town.gather(1, 2, 3, 4, 5);
  await town.reachFriday();
});

/** The status of the table after this time. */
async function statusAfter(time: Parameters<Town['later']>[0]): Promise<string> {
  await town.later(time);
  await town.advanceTables();
  return town.tables()[0]!.status;
}
async function leave(...userIds: number[]) {
  for (const userId of userIds) await town.leave(userId, matchId);
  await town.doJobs();
}

it('completes a match four hours after its start, with the requests of its members, and archives it a week later', async () => {
  await leave(5);
  await town.later(TO_START);
  expect(await statusAfter({ hours: 3, minutes: 59 })).toBe('confirmed');
  expect(await statusAfter({ minutes: 1 })).toBe('completed');
  const statuses = [1, 2, 3, 4, 5].map((userId) => town.requestOf(userId).status);
  expect(statuses).toEqual([...Array<string>(4).fill('completed'), 'cancelled']);
  const slot = { ...town.tables()[0]!.slot!, preferredDate: '2026-03-14' };
  expect(await town.asks(1, { slot })).toMatchObject({ status: 'active' });

  expect(await statusAfter({ days: 6, hours: 23, minutes: 59 })).toBe('completed');
  expect(await statusAfter({ minutes: 1 })).toBe('archived');
  expect(await town.matches.dueToAdvance(town.clock.now(), 10)).toEqual([]);
  expect(await town.read(1, matchId)).not.toEqual([]);
});

it('dissolves a match that is too small at the deadline for seating', async () => {
  await leave(3, 4, 5);
  town.realtime.forget();
  expect(await statusAfter({ days: 1, hours: 14, minutes: 39 })).toBe('confirmed');
  expect(await statusAfter({ minutes: 1 })).toBe('dissolved');
  await town.doJobs(town.expireRequests());
  expect(town.realtime.heardBy(1)).toEqual(['match_cancelled']);
  expect(town.requestOf(1).status).toBe('expired');
  expect(town.mailsTo(1)).toContain('Your table for Sat, Mar 7 was cancelled');
});

it('does not dissolve a match that has started', async () => {
  await town.later(TO_START);
  await leave(3, 4, 5);
  expect(await statusAfter({})).toBe('confirmed');
});

it('goes on with all others where one match fails', async () => {
  town = aTown();
  await town.gather(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  await town.reachFriday();
  const [defective, other] = town.tables();
  const save = town.matches.save.bind(town.matches);
  town.matches.save = async (match) => {
    if (match.id === defective!.id) throw new Error('a defect of this match');
    await save(match);
  };
  await town.later(TO_START);
  await town.later({ hours: 4 });
  await expect(town.advanceTables()).rejects.toThrow('1 of what was due failed');
  expect(town.tables().find(({ id }) => id === other!.id)!.status).toBe('completed');
});
