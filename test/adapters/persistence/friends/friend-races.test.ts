import { FriendIsSeated, GroupTooLate } from '../../../../src/domain/friends/group-errors.js';
import { AlreadyInActiveMatch } from '../../../../src/domain/matching-request/matching-request-errors.js';
import type { Pass } from '../../../../src/domain/seating/model/problem.js';
import { DINNER } from '../../../support/builders/a-request.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';
import {
  onceATableIsPlanned,
  type SlotsWith,
  tableUseCases,
  whileATableIsSaved,
} from '../../../support/postgres/table-use-cases.js';

const database = ownDatabase();

const MONDAY = new Date('2026-03-02T15:00:00Z');
const END_OF_HOLD = new Date('2026-03-03T15:00:00Z');
const FINAL_RUN = new Date('2026-03-06T05:15:00Z');
const A_MOMENT_BEFORE = new Date('2026-03-06T05:14:59.999Z');

/** What friends and runs do at an instant, on the real database. */
function aHouse(now: Date, slotsWith?: SlotsWith) {
  const { unitOfWork, askingForTables, comingWithFriends, seatUsers } = tableUseCases(database, {
    now,
    slotsWith,
  });
  return {
    asks: (userId: number, count?: number) =>
      askingForTables.open({
        userId,
        slot: DINNER,
        maxDistance: 10,
        ageRangeMin: null,
        ageRangeMax: null,
        friends: count,
      }),
    codeOf: async (userId: number) => (await unitOfWork.run(() => comingWithFriends.find(userId)))!.code!,
    joins: (userId: number, code: string) => comingWithFriends.join(userId, code),
    seat: (pass: Pass) => seatUsers.execute({ slot: DINNER, pass, takesPart: () => true, run: pass }),
  };
}

/** A user who holds a chair for a friend, four others who wait, and the friend, with a request of their own or without. */
async function aChair(friendWaits: boolean) {
  const [owner, ...rest] = (await database.people({}, {}, {}, {}, {}, {})) as [number, ...number[]];
  const friend = rest.pop()!;
  const house = aHouse(MONDAY);
  await house.asks(owner, 1);
  for (const userId of rest) await house.asks(userId);
  if (friendWaits) await house.asks(friend);
  return { owner, friend, friendWaits, code: await house.codeOf(owner) };
}

/** The open requests of the two, with the match of each. */
const seatsOf = async (...userIds: number[]) =>
  (
    await database.pool.query<{ userId: number; status: string; matchId: number | null }>(
      `select r.user_id as "userId", r.status, seat.match_id as "matchId" from meetup_requests r
       left join match_members seat on seat.request_id = r.id and seat.status in ('joined', 'confirmed')
       where r.user_id = any ($1) and r.status in ('active', 'matched') order by r.user_id`,
      [userIds],
    )
  ).rows;

type Chair = Awaited<ReturnType<typeof aChair>>;

/** Both are at one table or both wait; or the owner has a table, and the friend what they had before. */
async function expectOneOutcome(
  { owner, friend, friendWaits }: Chair,
  tap: PromiseSettledResult<void>,
): Promise<void> {
  const rows = await seatsOf(owner, friend);
  if (tap.status === 'rejected') {
    expect([FriendIsSeated, AlreadyInActiveMatch, GroupTooLate]).toContain((tap.reason as Error).constructor);
    expect(rows[0]).toMatchObject({ userId: owner, status: 'matched' });
    expect(rows).toHaveLength(friendWaits ? 2 : 1);
  } else {
    expect(rows).toHaveLength(2);
    expect(rows[0]!.matchId).toBe(rows[1]!.matchId);
  }
}

/** How often an outcome that the clock of the machine decides is tried, so that both orders happen. */
const ROUNDS = [1, 2, 3];

// When the final run is due, no request can be made any more: the friend has one.
describe.each<[string, Pass, Date, Date, boolean]>([
  ['the end of the hold', 'rolling', END_OF_HOLD, END_OF_HOLD, false],
  ['the final run', 'final', FINAL_RUN, A_MOMENT_BEFORE, true],
])("a friend's tap at %s", (_, pass, runAt, tapAt, friendWaits) => {
  it('before the table is saved undoes its plan, and both get one table from the next run', async () => {
    const chair = await aChair(friendWaits);
    await onceATableIsPlanned(
      (slotsWith) => aHouse(runAt, slotsWith).seat(pass),
      () => aHouse(tapAt).joins(chair.friend, chair.code),
    );
    expect(await seatsOf(chair.owner, chair.friend)).toMatchObject([{ matchId: null }, { matchId: null }]);
    await aHouse(runAt).seat(pass);
    const rows = await seatsOf(chair.owner, chair.friend);
    expect(rows).toMatchObject([{ status: 'matched' }, { status: 'matched' }]);
    expect(rows[0]!.matchId).toBe(rows[1]!.matchId);
  });

  it('while the table is saved waits for it, is told so, and leaves no request behind', async () => {
    const chair = await aChair(friendWaits);
    let tap: PromiseSettledResult<void>;
    await whileATableIsSaved(
      database,
      (slotsWith) => aHouse(runAt, slotsWith).seat(pass),
      async () => {
        [tap] = await Promise.allSettled([aHouse(tapAt).joins(chair.friend, chair.code)]);
      },
    );
    expect(tap!.status).toBe('rejected');
    await expectOneOutcome(chair, tap!);
  });

  it.each(ROUNDS)('has one outcome for both, whichever comes first (round %p)', async () => {
    const chair = await aChair(friendWaits);
    const [tap] = await Promise.allSettled([
      aHouse(tapAt).joins(chair.friend, chair.code),
      aHouse(runAt).seat(pass),
    ]);
    await expectOneOutcome(chair, tap);
    await aHouse(runAt).seat(pass);
    await expectOneOutcome(chair, tap);
    expect((await seatsOf(chair.owner)).map(({ status }) => status)).toEqual(['matched']);
  });
});

describe('a hold', () => {
  it('keeps a rolling run away until its instant, of a group without and with a friend', async () => {
    const [owner, friend, ...others] = (await database.people({}, {}, {}, {}, {}, {})) as [
      number,
      number,
      ...number[],
    ];
    const house = aHouse(MONDAY);
    await house.asks(owner, 2);
    for (const userId of others) await house.asks(userId);
    const earlier = aHouse(new Date(END_OF_HOLD.getTime() - 1));
    await house.joins(friend, await house.codeOf(owner));
    await earlier.seat('rolling');
    expect((await seatsOf(owner, friend)).map(({ status }) => status)).toEqual(['active', 'active']);
    // The others have waited long enough for a table of four by then.
    expect((await seatsOf(...others)).map(({ status }) => status)).toEqual(Array(4).fill('matched'));
    await aHouse(END_OF_HOLD).seat('rolling');
    const rows = await seatsOf(owner, friend);
    expect(rows.map(({ status }) => status)).toEqual(['matched', 'matched']);
    expect(rows[0]!.matchId).toBe(rows[1]!.matchId);
  });

  it('is not of a request whose friends are gone by a block', async () => {
    const people = (await database.people({}, {}, {}, {}, {})) as number[];
    const [owner, friend] = people as [number, number];
    const house = aHouse(MONDAY);
    await house.asks(owner, 2);
    await house.joins(friend, await house.codeOf(owner));
    for (const userId of people.slice(2)) await house.asks(userId);
    await database.block(friend, owner);
    await aHouse(new Date(MONDAY.getTime() + 3_600_000)).seat('rolling');
    expect((await seatsOf(owner, friend)).filter(({ status }) => status === 'matched')).toHaveLength(1);
  });
});
