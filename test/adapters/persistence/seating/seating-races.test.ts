import { MatchHasStarted, MatchNotFound } from '../../../../src/domain/match/match-errors.js';
import {
  AlreadyInActiveMatch,
  RequestIsOver,
} from '../../../../src/domain/matching-request/matching-request-errors.js';
import { PlansAtThatTime } from '../../../../src/domain/meetup/meetup-errors.js';
import { DINNER } from '../../../support/builders/a-request.js';
import { eventually } from '../../../support/eventually.js';
import { saveMeetup } from '../../../support/postgres/a-meetup.js';
import { changeMatch, insertTable } from '../../../support/postgres/a-table.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';
import { NEW_YORK, NOW, ownSlotStories } from '../../../support/postgres/slot-stories.js';
import {
  onceATableIsPlanned as planned,
  type SlotsWith,
  someoneWaitsForALock,
  tableUseCases,
  whileATableIsSaved as saved,
} from '../../../support/postgres/table-use-cases.js';

const database = ownDatabase();
const slot = ownSlotStories(database);

const LOS_ANGELES = { latitude: 34.05, longitude: -118.24 };

const ANY_AGE = { ageRangeMin: null, ageRangeMax: null };

/** What users and runs do, on the real database. */
function aHouse(slotsWith?: SlotsWith) {
  const cases = tableUseCases(database, { slotsWith });
  const { askingForTables, leavingTables } = cases;
  const inAWeek = { ...DINNER, preferredDate: '2026-03-14' };
  return {
    clock: cases.clock,
    moveToLosAngeles: (userId: number) =>
      cases.ownLocation.change({ userId, location: 'Los Angeles', coordinates: LOS_ANGELES }),
    ask: (userId: number) => askingForTables.open({ userId, slot: DINNER, maxDistance: 10, ...ANY_AGE }),
    change: (userId: number, replaces: number) =>
      askingForTables.open({ userId, slot: inAWeek, maxDistance: 25, ...ANY_AGE, replaces }),
    withdrawRequest: (userId: number, requestId: number, isWaiting?: boolean) =>
      askingForTables.withdraw({ userId, requestId, isWaiting }),
    join: (userId: number, meetupId: number) => cases.meetupSeats.join(userId, meetupId),
    confirm: (userId: number, matchId: number) => cases.comingToTables.confirm({ userId, matchId }),
    seat: () =>
      cases.seatUsers.execute({ slot: DINNER, pass: 'rolling', takesPart: () => true, run: 'rolling' }),
    block: (userId: number, otherId: number) => cases.blockUsers.block({ userId, otherId }),
    leave: (userId: number, matchId: number) => leavingTables.leave({ userId, matchId }),
    cancelMatch: (userId: number, matchId: number) => leavingTables.cancel({ userId, matchId }),
  };
}

/** A match that was dissolved long ago. */
async function haveMet(...people: ReadonlyArray<{ userId: number }>): Promise<void> {
  const ids = people.map(({ userId }) => userId);
  const table = await insertTable(database, ids, { slot: { ...DINNER, preferredDate: '2025-12-06' } });
  await changeMatch(database, table, (match) => match.dissolve(NOW));
}

const seats = async () =>
  (
    await database.pool.query<{ userId: number; requestId: number; matchId: number }>(
      `select mm.user_id as "userId", mm.request_id as "requestId", mm.match_id as "matchId"
       from match_members mm join matches m on m.id = mm.match_id
       where mm.status in ('joined', 'confirmed') and m.status in ('pending', 'confirmed')
       order by mm.user_id`,
    )
  ).rows;

const requestsThatAre = async (status: string) =>
  (
    await database.pool.query<{ id: number }>(
      `select id from meetup_requests where status = $1 order by id`,
      [status],
    )
  ).rows.map(({ id }) => id);

const runWith = (slotsWith: SlotsWith) => aHouse(slotsWith).seat();
const onceATableIsPlanned = (act: () => Promise<unknown>) => planned(runWith, act);
const whileATableIsSaved = (act: () => Promise<unknown>) => saved(database, runWith, act);

it('a user who withdraws during a run is not seated', async () => {
  const people = await slot.manyWait(5);
  const third = people[2];
  await whileATableIsSaved(() => aHouse().withdrawRequest(third.userId, third.requestId));
  expect(await requestsThatAre('cancelled')).toEqual([third.requestId]);
  expect((await seats()).map(({ userId }) => userId)).not.toContain(third.userId);
  expect(await seats()).toHaveLength(4);
});

/** How often an outcome that the clock of the machine decides is tried, so that both orders happen. */
const ROUNDS = [1, 2, 3];

describe('a request that changes during a run', () => {
  it('before the table is saved takes no part in it', async () => {
    const people = await slot.manyWait(5);
    const third = people[2];
    let next: { id: number };
    await onceATableIsPlanned(async () => (next = await aHouse().change(third.userId, third.requestId)));
    expect(await seats()).toEqual([]);
    expect(await requestsThatAre('active')).toContain(next!.id);
    expect(await requestsThatAre('cancelled')).toEqual([third.requestId]);
  });

  it('while the table is saved waits for it, and leaves the seat as it is', async () => {
    const people = await slot.manyWait(5);
    const third = people[2];
    await whileATableIsSaved(() =>
      expect(aHouse().change(third.userId, third.requestId)).rejects.toThrow(AlreadyInActiveMatch),
    );
    expect((await seats()).map(({ requestId }) => requestId)).toContain(third.requestId);
    expect(await requestsThatAre('active')).toEqual([]);
  });

  it.each(ROUNDS)('is either seated or changed, never both and never neither (round %p)', async () => {
    const people = await slot.manyWait(5);
    const outcomes = await Promise.allSettled([
      aHouse().seat(),
      ...people.map(({ userId, requestId }) => aHouse().change(userId, requestId)),
    ]);
    const seated = (await seats()).map(({ userId }) => userId);
    for (const [index, { userId }] of people.entries()) {
      const outcome = outcomes[index + 1]!;
      expect(outcome.status === 'rejected').toBe(seated.includes(userId));
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(AlreadyInActiveMatch);
    }
    const open = [...(await requestsThatAre('active')), ...(await requestsThatAre('matched'))];
    expect(open).toHaveLength(5);
  });
});

describe('a meetup that is joined during a run', () => {
  const aMeetupAtThatTime = async () => {
    const [organizer] = await database.people({});
    return (await saveMeetup(database, organizer!)).id;
  };
  /** Users who got seats, the organizer of the meetup left out. */
  const seatedOf = async (people: ReadonlyArray<{ userId: number }>) =>
    (await seats()).flatMap(({ userId }) => (people.some((one) => one.userId === userId) ? [userId] : []));

  it('while the table is saved: the joining waits, and is refused', async () => {
    const people = await slot.manyWait(5);
    const meetupId = await aMeetupAtThatTime();
    await whileATableIsSaved(() =>
      expect(aHouse().join(people[2].userId, meetupId)).rejects.toThrow(PlansAtThatTime),
    );
    expect(await seatedOf(people)).toEqual(people.map(({ userId }) => userId));
  });

  it.each(ROUNDS)('leaves everyone one seat or a waiting request, never two seats (round %p)', async () => {
    const people = await slot.manyWait(6);
    const meetupId = await aMeetupAtThatTime();
    const outcomes = await Promise.allSettled([
      aHouse().seat(),
      ...people.slice(0, 3).map(({ userId }) => aHouse().join(userId, meetupId)),
    ]);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(PlansAtThatTime);
    const seated = await seatedOf(people);
    expect(seated).toEqual([...new Set(seated)]);
    const open = [...(await requestsThatAre('active')), ...(await requestsThatAre('matched'))];
    const joined = outcomes.slice(1).filter(({ status }) => status === 'fulfilled').length;
    expect(open).toHaveLength(people.length - joined);
    expect(await requestsThatAre('cancelled')).toHaveLength(joined);
  });
});

describe('a cancellation that was decided while waiting', () => {
  it('while the table is saved waits for it, and leaves the seat as it is', async () => {
    const people = await slot.manyWait(5);
    const third = people[2];
    await whileATableIsSaved(() =>
      expect(aHouse().withdrawRequest(third.userId, third.requestId, true)).rejects.toThrow(
        AlreadyInActiveMatch,
      ),
    );
    expect(await seats()).toHaveLength(5);
  });

  it('by two tabs at once, one of which changes the request, leaves one request or none', async () => {
    const [person] = await slot.manyWait(1);
    const { userId, requestId } = person!;
    const outcomes = await Promise.allSettled([
      aHouse().withdrawRequest(userId, requestId, true),
      aHouse().change(userId, requestId),
    ]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    for (const error of refused) expect(error).toBeInstanceOf(RequestIsOver);
    expect(await requestsThatAre('active')).toHaveLength(1 - refused.length);
  });
});

describe("at the instant of a table's start", () => {
  /** Runs an act whose lock on the table is granted after the start. */
  async function whileTheTableIsLocked(
    matchId: number,
    act: (house: ReturnType<typeof aHouse>) => Promise<unknown>,
  ) {
    const house = aHouse();
    house.clock.pass({ days: 5, hours: 7, minutes: 59, seconds: 59 });
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from matches where id = $1 for update', [matchId]);
    const acting = act(house);
    await eventually(() => someoneWaitsForALock(database));
    house.clock.pass({ seconds: 1 });
    await holder.query('commit');
    holder.release();
    return acting;
  }

  it('a member whose leave waits for it keeps the seat', async () => {
    const people = await slot.manyWait(5);
    await aHouse().seat();
    const { userId, matchId } = (await seats())[0]!;
    expect(await whileTheTableIsLocked(matchId, (house) => house.leave(userId, matchId))).toBe('left_chat');
    expect(await seats()).toHaveLength(people.length);
  });

  it('nobody cancels it who waits for it', async () => {
    await slot.manyWait(5);
    await aHouse().seat();
    const { userId, matchId } = (await seats())[0]!;
    const cancellation = whileTheTableIsLocked(matchId, (house) => house.cancelMatch(userId, matchId));
    await expect(cancellation).rejects.toThrow(MatchHasStarted);
    expect(await seats()).toHaveLength(5);
  });
});

describe('a block during a run', () => {
  it('takes effect before or after the run, never in between', async () => {
    const [first, second] = await slot.manyWait(5);
    await haveMet(first, second);
    await whileATableIsSaved(async () => {
      await aHouse().block(second.userId, first.userId);
      // The match was saved before the block; a block only cancels future matches.
      expect(await seats()).toHaveLength(5);
    });
  });

  it('is respected when the table was planned before', async () => {
    const [first, second] = await slot.manyWait(5);
    await haveMet(first, second);
    await onceATableIsPlanned(() => aHouse().block(second.userId, first.userId));
    expect(await seats()).toEqual([]);
  });
});

/** The use cases with an action between the engine's snapshot and the first save. */
const aHouseWithAction = (happen: () => Promise<unknown>) =>
  aHouse((slots) => ({
    async snapshotOf(slot, now, userIds) {
      const snapshot = await slots.snapshotOf(slot, now, userIds);
      if (!userIds) await happen();
      return snapshot;
    },
  }));

const requestOf = async (userId: number) =>
  (
    await database.pool.query(
      `select r.status, r.time_zone as zone, r.seat_latitude as latitude, u.time_zone as "zoneOfUser"
       from meetup_requests r join users u on u.id = r.user_id where r.user_id = $1`,
      [userId],
    )
  ).rows[0];

describe('a user who moves', () => {
  it('during the save of a table has the place and the zone of the seat, both', async () => {
    const [first] = await slot.manyWait(5);
    await whileATableIsSaved(() => aHouse().moveToLosAngeles(first.userId));
    expect(await requestOf(first.userId)).toEqual({
      status: 'matched',
      zone: NEW_YORK,
      latitude: 40.73,
      zoneOfUser: 'America/Los_Angeles',
    });
  });

  it('before the save is not seated there, and waits with the new place and zone', async () => {
    const [first] = await slot.manyWait(5);
    const house = aHouseWithAction(() => aHouse().moveToLosAngeles(first.userId));
    await house.seat();
    expect(await requestOf(first.userId)).toMatchObject({ status: 'active', zone: 'America/Los_Angeles' });
  });

  it('at the same time as asking waits in the zone of the new place', async () => {
    const userIds = await database.people(
      ...Array.from({ length: 24 }, () => ({ latitude: null, longitude: null, time_zone: null })),
    );
    const house = aHouse();
    const outcomes = await allAtOnce(
      userIds.flatMap((userId, at) => {
        const acts = [() => house.ask(userId), () => house.moveToLosAngeles(userId)];
        return at % 2 ? acts : acts.reverse();
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    for (const userId of userIds)
      expect(await requestOf(userId)).toMatchObject({ status: 'active', zone: 'America/Los_Angeles' });
  });
});

describe('a seat at the instant of the table', () => {
  /** A meetup at 17:00 in Chicago, which is 18:00 in New York. */
  const aMeetupAtDinner = async (guests: number[]) => {
    const [organizer] = await database.people({});
    return saveMeetup(database, organizer, { scheduledTime: '17:00', timeZone: 'America/Chicago', guests });
  };

  it('taken during the run is kept, and no other one is assigned', async () => {
    const [first, ...others] = await slot.manyWait(5);
    await aHouseWithAction(() => aMeetupAtDinner([first.userId])).seat();
    expect(await seats()).toHaveLength(2);
    expect(await requestsThatAre('active')).toEqual([first, ...others].map(({ requestId }) => requestId));
  });

  it('taken before the run does not keep the others waiting', async () => {
    const [first, ...others] = await slot.manyWait(6);
    await aMeetupAtDinner([first.userId]);
    await aHouse().seat();
    expect(await requestsThatAre('matched')).toEqual(others.map(({ requestId }) => requestId));
  });
});

it('two who agree to meet as a pair during a run that found a third for them stay two', async () => {
  const people = await slot.manyWait(5);
  const house = aHouse();
  await house.seat();
  const matchId = (await seats())[0]!.matchId;
  for (const { userId } of people.slice(2)) await house.leave(userId, matchId);
  await slot.manyWait(1);
  const [first, second] = people;
  await house.confirm(first.userId, matchId);
  await aHouseWithAction(() => house.confirm(second.userId, matchId)).seat();
  expect((await seats()).map(({ userId }) => userId)).toEqual([first.userId, second.userId]);
  // The next run does not plan it either.
  await house.seat();
  expect(await seats()).toHaveLength(2);
});

it('a match with a member who is not in the snapshot is not filled', async () => {
  const members = await slot.manyWait(4);
  const [unknown] = await database.people({});
  const newcomer = await slot.waits();
  await slot.seat([...members, { userId: unknown, requestId: null }]);
  await aHouse().seat();
  expect((await seats()).map(({ userId }) => userId)).not.toContain(newcomer.userId);
  expect(await seats()).toHaveLength(5);
});

/** Fewer than the connections of the pool, because each action holds one. */
const AT_ONCE = 12;

/** Runs the actions, each as soon as one of the first twelve is done. */
async function allAtOnce(
  actions: ReadonlyArray<() => Promise<unknown>>,
): Promise<PromiseSettledResult<unknown>[]> {
  const outcomes: PromiseSettledResult<unknown>[] = [];
  const left = actions.values();
  const worker = async () => {
    for (const action of left) outcomes.push(...(await Promise.allSettled([action()])));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return outcomes;
}

const isTooLate = (error: unknown) => error instanceof MatchNotFound || error instanceof RequestIsOver;

it('when everything happens at once matches and requests are consistent in the end', async () => {
  const house = aHouse();
  const people = await slot.manyWait(30);
  await house.seat();
  await slot.manyWait(7);
  const tableOf = new Map((await seats()).map(({ userId, matchId }) => [userId, matchId]));
  const deeds = people.flatMap(({ userId, requestId }, index): Array<() => Promise<unknown>> => {
    const matchId = tableOf.get(userId)!;
    const kind = (index * 7) % 6;
    if (kind === 0) return [() => house.leave(userId, matchId)];
    if (kind === 1) return [() => house.withdrawRequest(userId, requestId)];
    if (kind === 2) {
      return [() => house.withdrawRequest(userId, requestId), () => house.leave(userId, matchId)];
    }
    if (kind === 3 && index % 4 === 0) return [() => house.cancelMatch(userId, matchId)];
    return [];
  });
  const outcomes = await allAtOnce([...deeds, house.seat, house.seat]);

  // An action that comes too late may fail with a not-found error, and with no other error.
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(failures.filter((error) => !isTooLate(error))).toEqual([]);
  const sitting = await seats();
  expect(new Set(sitting.map(({ userId }) => userId)).size).toBe(sitting.length);
  expect(sitting.map(({ requestId }) => requestId).sort((a, b) => a - b)).toEqual(
    await requestsThatAre('matched'),
  );
  const sizes = [...Map.groupBy(sitting, ({ matchId }) => matchId).values()].map(({ length }) => length);
  for (const size of sizes) expect(size).toBeLessThanOrEqual(6);
});
