import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { aSeatedTable } from '../match/a-seated-table.js';

/** From Monday 10:00 to Saturday 17:00 in New York, an hour before the start. */
const UNTIL_AN_HOUR_BEFORE = { days: 5, hours: 7 };

it('an arrival is stored once, and the others are told in the chat without a place', async () => {
  const { town, matchId } = await aSeatedTable();
  town.clock.pass(UNTIL_AN_HOUR_BEFORE);
  const now = town.clock.now();
  await town.arrive(2, matchId);
  town.clock.pass({ minutes: 10 });
  await town.arrive(2, matchId);
  const [table] = town.tables();
  expect(table!.seated.find(({ userId }) => userId === 2)).toMatchObject({
    status: 'confirmed',
    arrivedAt: now,
  });
  expect(town.chat.said(matchId).filter((line) => line === '{name} is here.')).toHaveLength(1);
  expect(town.realtime.signals.at(-1)).toEqual({ type: 'matches_changed', userIds: [1, 2, 3, 4, 5] });
});

it('a member who finds nobody has arrived, and asks at most once in five minutes', async () => {
  const { town, matchId } = await aSeatedTable();
  town.clock.pass(UNTIL_AN_HOUR_BEFORE);
  const asked = () => town.chat.said(matchId).filter((line) => line.includes("can't find you")).length;
  await town.cannotFind(2, matchId);
  await town.cannotFind(2, matchId);
  expect(asked()).toBe(1);
  expect(town.tables()[0]!.seated.find(({ userId }) => userId === 2)!.arrivedAt).not.toBeNull();
  town.clock.pass({ minutes: 6 });
  await town.cannotFind(2, matchId);
  expect(asked()).toBe(2);
});

it('an arrival is refused long before and after the start, without a seat, and too often', async () => {
  const { town, matchId } = await aSeatedTable();
  await expect(town.arrive(2, matchId)).rejects.toThrow('from an hour before');
  town.clock.pass(UNTIL_AN_HOUR_BEFORE);
  await expect(town.arrive(99, matchId)).rejects.toThrow('no longer available');
  for (let i = 0; i < 10; i++) await town.arrive(2, matchId);
  await expect(town.arrive(2, matchId)).rejects.toThrow(TooManyAttempts);
  town.clock.pass({ hours: 3 });
  await expect(town.arrive(3, matchId)).rejects.toThrow('from an hour before');
});
