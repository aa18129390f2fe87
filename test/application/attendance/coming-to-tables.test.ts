import { limitedTo, refused } from '../../support/refused.js';
import { aSeatedTable } from '../match/a-seated-table.js';

/** From Monday 10:00 to Saturday 17:00 in New York, an hour before the start. */
const UNTIL_AN_HOUR_BEFORE = { days: 5, hours: 7 };
const ALL = { type: 'matches_changed', userIds: [1, 2, 3, 4, 5] };

let town: Awaited<ReturnType<typeof aSeatedTable>>['town'];
let matchId: number;
const seatOf = (id: number) => town.tables()[0]!.seated.find(({ userId }) => userId === id);

beforeEach(async () => {
  ({ town, matchId } = await aSeatedTable());
});

it('a confirmed seat is signaled to all members, each time', async () => {
  await town.confirm(1, matchId);
  await town.confirm(1, matchId);
  expect([1, 2, 3, 4, 5].map((userId) => seatOf(userId)!.status === 'confirmed')).toEqual([
    true,
    ...Array(4).fill(false),
  ]);
  expect(town.realtime.signals).toEqual([ALL, ALL]);
});

describe('an hour before the start', () => {
  beforeEach(() => town.clock.pass(UNTIL_AN_HOUR_BEFORE));

  it('a late arrival is stored and shown to the table at once, ten times in ten minutes', async () => {
    await town.runLate(2, matchId, 15);
    expect(seatOf(2)).toMatchObject({ status: 'confirmed', lateMinutes: 15 });
    expect(town.realtime.signals).toEqual([ALL]);
    for (let i = 1; i < 10; i++) await town.runLate(2, matchId, 15);
    await refused(town.runLate(2, matchId, 15), 'too_many_attempts');
  });

  it('an arrival is stored once, and the others are told in the chat without a place', async () => {
    const now = town.clock.now();
    await town.arrive(2, matchId);
    town.clock.pass({ minutes: 10 });
    await town.arrive(2, matchId);
    expect(seatOf(2)).toMatchObject({ status: 'confirmed', arrivedAt: now });
    expect(town.chat.said(matchId).filter((line) => line === '{name} is here.')).toHaveLength(1);
    expect(town.realtime.signals.at(-1)).toEqual(ALL);
  });

  it('a member who finds nobody has arrived, and asks at most once in five minutes', async () => {
    const asked = () => town.chat.said(matchId).filter((line) => line.includes("can't find you")).length;
    await town.cannotFind(2, matchId);
    await town.cannotFind(2, matchId);
    expect(asked()).toBe(1);
    expect(seatOf(2)!.arrivedAt).not.toBeNull();
    town.clock.pass({ minutes: 6 });
    await town.cannotFind(2, matchId);
    expect(asked()).toBe(2);
  });

  it('an arrival is told ten times in ten minutes', () => limitedTo(10, () => town.arrive(2, matchId)));

  it('nothing is told without a seat or about an unknown match', async () => {
    await town.leave(2, matchId);
    town.realtime.forget();
    for (const act of [town.confirm, town.arrive, (id: number, at: number) => town.runLate(id, at, 15)]) {
      await refused(act(2, matchId), 'match_not_found');
      await refused(act(1, 4711), 'match_not_found');
    }
    expect(town.realtime.signals).toEqual([]);
  });
});
