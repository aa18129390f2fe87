import type { SlotInZone } from '../../../../src/application/matching-request/ports.js';
import type { Slot } from '../../../../src/domain/shared/slot.js';
import { DINNER } from '../../../support/builders/a-request.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';
import { LATER, NEW_YORK, NOW, ownSlotStories } from '../../../support/postgres/slot-stories.js';

const database = ownDatabase();
const slot = ownSlotStories(database);

it('slots in which someone waits are listed up to a date, with the requests of each, in pages', async () => {
  const [first, second] = await slot.manyWait(2);
  await slot.seating.markFinalRunDone(DINNER, NEW_YORK, NOW);
  const chicago = await slot.waits({ timeZone: 'America/Chicago' });
  await slot.seat(await slot.manyWait(3));
  const slots = await slot.seating.slotsWithWaiting(DINNER.preferredDate, 10);
  expect(slots.map(({ timeZone }) => timeZone)).toEqual(['America/Chicago', NEW_YORK]);
  expect(await slot.seating.slotsWithWaiting('2026-03-06', 10)).toEqual([]);
  expect(await slot.seating.requestsWaitingIn(slots[0]!, 10)).toEqual([chicago.requestId]);
  const ids = [first.requestId, second.requestId];
  expect(await slot.seating.requestsWaitingIn(slots[1]!, 10)).toEqual(ids);
  expect(await slot.seating.requestsWaitingIn(slots[1]!, 1, ids[0])).toEqual([ids[1]]);
});

describe('slots without a final run', () => {
  const cafe: Slot = { ...DINNER, venueType: 'cafe' };
  const unsettled = (until = DINNER.preferredDate, limit = 10, after?: SlotInZone) =>
    slot.seating.slotsWithoutFinalRun(until, limit, after);

  it('are those with open requests or pending matches, per time zone', async () => {
    await slot.waits();
    await slot.waits();
    await slot.waits({ timeZone: 'America/Chicago' });
    await slot.seat(await slot.manyWait(3, { slot: cafe }), cafe);
    const found = await unsettled();
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        { slot: DINNER, timeZone: NEW_YORK },
        { slot: DINNER, timeZone: 'America/Chicago' },
        { slot: cafe, timeZone: NEW_YORK },
      ]),
    );
  });

  it('exclude those with a final run, which is saved idempotently', async () => {
    await slot.waits();
    await slot.waits({ timeZone: 'America/Chicago' });
    await slot.seating.markFinalRunDone(DINNER, NEW_YORK, NOW);
    await slot.seating.markFinalRunDone(DINNER, NEW_YORK, LATER);
    expect(await unsettled()).toEqual([{ slot: DINNER, timeZone: 'America/Chicago' }]);
    expect(await slot.seating.zonesAfterFinalRun(DINNER)).toEqual(new Set([NEW_YORK]));
    expect(await slot.seating.zonesAfterFinalRun({ ...DINNER, venueType: 'cafe' })).toEqual(new Set());
  });

  it('are none without open requests and pending matches', async () => {
    const matchId = await slot.seat(await slot.manyWait(3));
    await slot.change(matchId, (match) => match.confirm(LATER));
    expect(await unsettled()).toEqual([]);
  });

  it('are those up to a date, however many are later, in pages', async () => {
    await database.pool.query(
      `insert into matches (venue_type, suggested_time, suggested_date, starts_at, time_zone)
       select 'cafe', 'lunch', $1::date + n % 60, now(), 'Zone/' || n from generate_series(1, 6000) n`,
      [DINNER.preferredDate],
    );
    await slot.waits();
    const all = await unsettled(undefined, 1000);
    expect(all).toHaveLength(101);
    expect(all[0]).toEqual({ slot: DINNER, timeZone: NEW_YORK });
    expect(await unsettled(undefined, 50, all[48])).toEqual(all.slice(49, 99));
    expect(await unsettled(undefined, 10, all.at(-1))).toEqual([]);
  });
});

it('the position of a user is the slot of the request, or the match', async () => {
  const [waiter, ...members] = await slot.manyWait(4);
  const matchId = await slot.seat(members);
  const [stranger] = await database.people({});
  expect(await slot.seating.openSlotOf(waiter.userId)).toEqual({ slot: DINNER, matchId: null });
  expect(await slot.seating.openSlotOf(members[0].userId)).toEqual({ slot: DINNER, matchId });
  expect(await slot.seating.openSlotOf(stranger)).toBeNull();
  await slot.leaves(members[0].userId, matchId);
  expect(await slot.seating.openSlotOf(members[0].userId)).toBeNull();
});

it('the slot lock is exclusive per slot', async () => {
  const order: string[] = [];
  const hold = Promise.withResolvers<void>();
  const first = database.unitOfWork.run(async () => {
    await slot.seating.acquireSlotLock(DINNER);
    order.push('first begins');
    await hold.promise;
    order.push('first ends');
  });
  while (order.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const second = database.unitOfWork.run(async () => {
    await slot.seating.acquireSlotLock(DINNER);
    order.push('second');
  });
  await database.unitOfWork.run(() => slot.seating.acquireSlotLock({ ...DINNER, venueType: 'cafe' }));
  order.push('another slot');
  await new Promise((resolve) => setTimeout(resolve, 50));
  hold.resolve();
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'another slot', 'first ends', 'second']);
});
