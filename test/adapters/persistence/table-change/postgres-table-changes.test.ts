import { PostgresTableChangeQueries } from '../../../../src/adapters/persistence/table-change/table-change-queries.js';
import type { WaitingSeeker } from '../../../../src/application/seating/ports.js';
import { Match } from '../../../../src/domain/match/match.js';
import { TableChange } from '../../../../src/domain/table-change/table-change.js';
import type { Database } from '../../../../src/infrastructure/database/orm.js';
import { aRequest, DINNER } from '../../../support/builders/a-request.js';
import { openPatiently } from '../../../support/postgres/open-patiently.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';
import { tableUseCases } from '../../../support/postgres/table-use-cases.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');
const DEADLINE = new Date('2026-03-06T17:00:00Z');
/** Where all users are. */
const HOME = { latitude: 40.73, longitude: -73.99 };
/** Without the row locks of the tables, two merges of one table are found in every round. */
const ROUNDS = 3;

let second: Database;
// Before the database, whose end waits for its connections.
afterAll(() => second?.close());
const database = ownDatabase();
let servers: [ReturnType<typeof aServer>, ReturnType<typeof aServer>];
let queries: PostgresTableChangeQueries;

beforeAll(async () => {
  second = await openPatiently(database.url);
  servers = [aServer(database), aServer(second)];
  queries = new PostgresTableChangeQueries(database.pool);
});

/** What members and runs do on one server process, with its own connections. */
function aServer(connections: Database) {
  const cases = tableUseCases(connections);
  const { unitOfWork, slots, clock, leavingTables, saveTables, tableChange } = cases;
  const { proposeTableChanges } = tableChange.handlers;
  return {
    changes: cases.tableChanges,
    unitOfWork,
    answer: (userId: number, matchId: number, agrees = true) =>
      tableChange.answerTableChange.execute({ userId, matchId, agrees }),
    leave: (userId: number, matchId: number) => leavingTables.leave({ userId, matchId }),
    propose: () => proposeTableChanges.execute({ slot: DINNER }),
    /** Reads the tables and returns a function that saves a merge of them as they were. */
    merging: async (table: number, other: number) => {
      const { tables } = await unitOfWork.run(() => slots.snapshotOf(DINNER, clock.now()));
      const of = (matchId: number) => tables.find((each) => each.matchId === matchId)!;
      const { members } = of(table);
      const proposed = { table: of(table), movers: members, other: of(other), leftOver: null };
      return () => proposeTableChanges.propose(DINNER, proposed);
    },
    fill: async (matchId: number, userId: number) => {
      const { waiting } = await unitOfWork.run(() => slots.snapshotOf(DINNER, clock.now(), [userId]));
      const run = { slot: DINNER, run: 'backfill', pass: 'final' } as const;
      return saveTables.grow(run, matchId, waiting as WaitingSeeker[]);
    },
  };
}

/** Confirmed tables of the given sizes, and users without a seat. */
async function confirmedTables(sizes: readonly number[], waiting = 0) {
  const { unitOfWork, requests, matches } = database;
  const count = sizes.reduce((sum, size) => sum + size, waiting);
  const userIds = await database.people(
    ...Array.from({ length: count }, (_, index) => ({ first_name: `P${index}` })),
  );
  const opened = userIds.map((userId) => aRequest({ userId }));
  const tables = await unitOfWork.run(async () => {
    for (const request of opened) await requests.add(request);
    const formed: Match[] = [];
    let from = 0;
    for (const size of sizes) {
      const seated = opened.slice(from, (from += size));
      for (const request of seated) request.seat(HOME, MONDAY);
      await requests.save(...seated);
      const members = seated.map(({ userId, id }) => ({ userId, requestId: id }));
      const match = Match.form(DINNER, 'America/New_York', members, 60, MONDAY);
      await matches.add(match);
      match.confirm(MONDAY);
      await matches.save(match);
      formed.push(match);
    }
    return formed;
  });
  return {
    userIds,
    tables: tables.map(({ id }) => id),
    members: tables.map(({ seated }) => seated.map(({ userId }) => userId)),
    requestIds: opened.map(({ id }) => id),
  };
}

/** A table of six whose first two members are asked about a second table for the seventh user. */
async function anOffer() {
  const { userIds, tables, requestIds } = await confirmedTables([6], 1);
  const [ada, ben] = userIds as [number, number];
  const matchId = tables[0]!;
  const leftOver = { userId: userIds[6]!, requestId: requestIds[6]! };
  const change = new TableChange({
    matchId,
    otherMatchId: null,
    leftOver,
    askedIds: [ada, ben],
    expiresAt: DEADLINE,
  });
  const [{ unitOfWork, changes, answer, leave }] = servers;
  await unitOfWork.run(() => changes.save(change));
  return {
    userIds,
    leftOver,
    matchId,
    ada,
    ben,
    change,
    answer: (userId: number, agrees = true) => answer(userId, matchId, agrees),
    leave: (userId: number) => leave(userId, matchId),
  };
}

/** Two tables of three that are asked about a merge. */
async function aMerge(waiting = 0) {
  const { tables, members, userIds } = await confirmedTables([3, 3], waiting);
  await servers[0].propose();
  const tableOf = (userId: number) => tables[members.findIndex((ids) => ids.includes(userId))]!;
  return { tables, members, userIds, tableOf };
}

const changeOf = (matchId: number): Promise<TableChange | null> =>
  servers[0].unitOfWork.run(() => servers[0].changes.of(matchId));

/** Ids of the seated users of each open match; a user with two seats appears twice. */
async function seated(): Promise<number[][]> {
  const { rows } = await database.pool.query<{ ids: number[] }>(
    `select array_agg(mm.user_id order by mm.user_id) as ids
     from match_members mm join matches m on m.id = mm.match_id
     where mm.status in ('joined', 'confirmed') and m.status in ('pending', 'confirmed')
     group by m.id order by m.id`,
  );
  return rows.map(({ ids }) => ids);
}

/** Fails when a user sits twice, or one of these users has no seat. */
async function expectSeats(userIds: readonly number[]): Promise<number[][]> {
  const tables = await seated();
  const all = tables.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(expect.arrayContaining([...userIds]));
  expect(tables.every(({ length }) => length <= 6)).toBe(true);
  return tables;
}

describe('an offer to split a table', () => {
  it('is stored with its answers, and deleted with the request', async () => {
    const { matchId, leftOver, ada, ben, change } = await anOffer();
    const [{ unitOfWork, changes }] = servers;
    change.answer(ben, true, MONDAY);
    change.answer(ada, false, MONDAY);
    await unitOfWork.run(() => changes.save(change));
    expect(await changeOf(matchId)).toMatchObject({
      matchIds: [matchId],
      leftOver,
      askedIds: [ada, ben],
      agreedIds: [ben],
      declinedIds: [ada],
      expiresAt: DEADLINE,
    });
    await database.pool.query('delete from meetup_requests where id = $1', [leftOver.requestId]);
    expect(await changeOf(matchId)).toBeNull();
  });

  it('is made for a waiting user once', async () => {
    const { leftOver, change } = await anOffer();
    const [{ unitOfWork, changes }] = servers;
    const asked = [leftOver.userId];
    const waiting = () => unitOfWork.run(() => changes.leftOverIn(DINNER, asked, MONDAY, 20));
    const isFree = () => unitOfWork.run(() => changes.isFree(leftOver.requestId));
    expect(await waiting()).toEqual([]);
    expect(await isFree()).toBe(false);
    await unitOfWork.run(() => changes.remove(change));
    expect(await waiting()).toEqual([leftOver.userId]);
    expect(await isFree()).toBe(true);
    const inCafes = { ...DINNER, venueType: 'cafe' } as const;
    expect(await unitOfWork.run(() => changes.leftOverIn(inCafes, asked, MONDAY, 20))).toEqual([]);
    expect(await unitOfWork.run(() => changes.leftOverIn(DINNER, [], MONDAY, 20))).toEqual([]);
  });

  it('is shown to the members who are asked, with the others’ first names, until its deadline', async () => {
    const { matchId, ada, ben, userIds, leftOver, answer } = await anOffer();
    await answer(ben);
    const shownTo = (userId: number, now = MONDAY) => queries.changeFor(userId, matchId, now);
    expect(await shownTo(ada)).toEqual({
      isMember: true,
      change: { kind: 'second_table', expiresAt: DEADLINE, agrees: null, others: ['P1'], newcomers: 1 },
    });
    expect((await shownTo(ben)).change).toMatchObject({ agrees: true, others: ['P0'] });
    expect(await shownTo(userIds[2]!)).toEqual({ isMember: true, change: null });
    expect(await shownTo(ada, DEADLINE)).toEqual({ isMember: true, change: null });
    expect(await shownTo(leftOver.userId)).toEqual({ isMember: false, change: null });
  });

  it('looks the same to the others whether a member declined or did not answer', async () => {
    const { matchId, ada, ben, answer } = await anOffer();
    await answer(ben);
    const before = await queries.changeFor(ben, matchId, MONDAY);
    await answer(ada, false);
    expect(await queries.changeFor(ben, matchId, MONDAY)).toEqual(before);
    expect((await queries.changeFor(ada, matchId, MONDAY)).change).toMatchObject({ agrees: false });
  });

  it('when both agree at the same time, the second table is formed once', async () => {
    const { ada, ben, userIds, leftOver, answer } = await anOffer();
    const answers = await Promise.allSettled([answer(ada), answer(ben), answer(ada), answer(ben)]);
    const formed = answers.filter((each) => each.status === 'fulfilled' && each.value.status === 'formed');
    expect(formed).toHaveLength(1);
    expect(await seated()).toEqual([userIds.slice(2, 6), [ada, ben, leftOver.userId]]);
    const { rows } = await database.pool.query('select status from meetup_requests group by status');
    expect(rows).toEqual([{ status: 'matched' }]);
  });

  it('when one leaves during the last answer, no user sits twice and no other user loses a seat', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await database.clear();
      const { ada, ben, userIds, leftOver, answer, leave } = await anOffer();
      await answer(ada);
      await Promise.allSettled([answer(ben), leave(ada)]);
      const tables = await expectSeats(userIds.slice(1, 6));
      if (tables.length > 1) expect(tables[1]).toEqual(expect.arrayContaining([ben, leftOver.userId]));
      else expect(tables.flat()).not.toContain(leftOver.userId);
    }
  });
});

describe('a proposed merge', () => {
  it('is shown at both tables without a name or an answer from the other one', async () => {
    const { tables, members } = await aMerge();
    expect(await changeOf(tables[1]!)).toMatchObject({ matchIds: tables, askedIds: members.flat() });
    for (const [index, matchId] of tables.entries()) {
      const [reader] = members[index] as [number];
      const { change } = await queries.changeFor(reader, matchId, MONDAY);
      const others = index === 0 ? ['P1', 'P2'] : ['P4', 'P5'];
      expect(change).toEqual({ kind: 'merge', expiresAt: DEADLINE, agrees: null, others, newcomers: 3 });
    }
  });

  it('to save a table that is too small is shown as what it is on each side', async () => {
    const { tables, members } = await confirmedTables([6, 2]);
    await servers[0].propose();
    const [ada] = members[0] as [number];
    const shown = (userId: number, index: number) => queries.changeFor(userId, tables[index]!, MONDAY);
    expect((await shown(ada, 0)).change).toMatchObject({ kind: 'rescue', others: ['P1'], newcomers: 2 });
    expect((await shown(members[1]![0]!, 1)).change).toMatchObject({
      kind: 'merge',
      others: ['P7'],
      newcomers: 2,
    });
    expect((await shown(members[0]![2]!, 0)).change).toBeNull();
  });

  it('is made once when two servers propose at the same time', async () => {
    const { tables } = await confirmedTables([3, 3]);
    await Promise.all([...servers, ...servers].map(({ propose }) => propose()));
    expect(await changeOf(tables[0]!)).not.toBeNull();
    const { rows } = await database.pool.query(
      `select client_id from chat_messages where match_id = any ($1)`,
      [tables],
    );
    expect(rows).toHaveLength(2);
  });

  it('leaves out two members who agreed to meet as a pair, and is made for the others', async () => {
    const { tables } = await confirmedTables([2, 3, 3]);
    await database.pool.query(`update matches set meetup_type = '1v1' where id = $1`, [tables[0]]);
    await database.pool.query(`update match_members set consents_to_pair = true where match_id = $1`, [
      tables[0],
    ]);
    await servers[0].propose();
    expect(await changeOf(tables[0]!)).toBeNull();
    expect((await changeOf(tables[1]!))?.matchIds).toEqual(tables.slice(1));
  });

  it('gets a table once when two merges want it at the same time', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await database.clear();
      const { tables, userIds } = await confirmedTables([3, 3, 3]);
      const [one, two, three] = tables as [number, number, number];
      const merges = [await servers[0].merging(one, two), await servers[1].merging(three, two)];
      await Promise.all(merges.map((save) => save()));
      const { rows } = await database.pool.query('select match_id from split_offers');
      expect(rows).toHaveLength(1);
      const change = (await changeOf(two))!;
      const tableOf = (userId: number) => tables[Math.floor(userIds.indexOf(userId) / 3)]!;
      await Promise.allSettled(
        change.askedIds.map((userId, index) => servers[index % 2 ? 1 : 0].answer(userId, tableOf(userId))),
      );
      const after = await expectSeats(userIds);
      expect(after.map(({ length }) => length).sort()).toEqual([3, 6]);
    }
  });

  it('is carried out once when all answer at the same time on two servers', async () => {
    const { userIds, tableOf } = await aMerge();
    const answers = await Promise.allSettled(
      [...userIds, ...userIds].map((userId, index) =>
        servers[index % 2 ? 1 : 0].answer(userId, tableOf(userId)),
      ),
    );
    const formed = answers.filter((each) => each.status === 'fulfilled' && each.value.status === 'formed');
    expect(formed).toHaveLength(1);
    expect(await seated()).toEqual([userIds]);
    const { rows } = await database.pool.query('select match_id from split_offers');
    expect(rows).toEqual([]);
  });

  it('and a leave during the last answer: no other user loses a seat, and the tables stay or are one', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await database.clear();
      const { tables, userIds, tableOf } = await aMerge();
      const [leaver, ...others] = userIds as [number, ...number[]];
      const last = others.pop()!;
      for (const userId of [leaver, ...others]) await servers[0].answer(userId, tableOf(userId));
      const [answered, left] = await Promise.allSettled([
        servers[0].answer(last, tables[1]!),
        servers[1].leave(leaver, tables[0]!),
      ]);
      const after = await expectSeats([...others, last]);
      const isMerged = answered.status === 'fulfilled' && answered.value.status === 'formed';
      expect(after.map(({ length }) => length)).toEqual(isMerged ? [6] : [2, 3]);
      // The seat to leave is at the new table then.
      expect(left.status).toBe(isMerged ? 'rejected' : 'fulfilled');
    }
  });

  it('and a backfill during the last answer: the new user sits once, and no member loses a seat', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await database.clear();
      const { tables, userIds, tableOf } = await aMerge(1);
      const waiting = userIds.at(-1)!;
      const members = userIds.slice(0, -1);
      const last = members.at(-1)!;
      for (const userId of members.slice(0, -1)) await servers[0].answer(userId, tableOf(userId));
      const [answered, filled] = await Promise.allSettled([
        servers[0].answer(last, tables[1]!),
        servers[1].fill(tables[0]!, waiting),
      ]);
      const after = await expectSeats(members);
      const isMerged = answered.status === 'fulfilled' && answered.value.status === 'formed';
      expect(after.map(({ length }) => length)).toEqual(isMerged ? [6] : [4, 3]);
      expect(filled).toMatchObject({ status: 'fulfilled' });
      expect(after.flat().includes(waiting)).toBe(!isMerged);
    }
  });

  it('and a backfill during the proposal: a table that grew is not asked as it was', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await database.clear();
      const { tables, userIds } = await confirmedTables([3, 3], 1);
      const waiting = userIds.at(-1)!;
      const save = await servers[0].merging(tables[0]!, tables[1]!);
      await Promise.all([save(), servers[1].fill(tables[0]!, waiting)]);
      await expectSeats(userIds);
      await servers[0].propose();
      expect(await changeOf(tables[0]!)).toBeNull();
    }
  });

  it.each([
    ['has grown', (tables: number[], userIds: number[]) => servers[1].fill(tables[0]!, userIds.at(-1)!)],
    ['has lost a member', (tables: number[], userIds: number[]) => servers[1].leave(userIds[0]!, tables[0]!)],
  ])('is not saved when a table %s since it was read', async (_what, change) => {
    const { tables, userIds } = await confirmedTables([3, 3], 1);
    const save = await servers[0].merging(tables[0]!, tables[1]!);
    await change(tables, userIds);
    await save();
    expect(await changeOf(tables[0]!)).toBeNull();
  });
});
