import { PostgresAttendanceQueries } from '../../../../src/adapters/persistence/figures/postgres-attendance-queries.js';
import { aTable, changeMatch } from '../../../support/postgres/a-table.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const database = ownDatabase();
let queries: PostgresAttendanceQueries;

beforeAll(() => {
  queries = new PostgresAttendanceQueries(database.pool, 'America/New_York');
});

/** Monday, five days before the table. */
const NOW = new Date('2026-03-02T15:00:00Z');
const SUNDAY = new Date('2026-03-08T15:00:00Z');
const people = (count: number) => Array.from({ length: count }, () => ({}));

async function says(
  matchId: number,
  userId: number,
  {
    again = [],
    didNotCome = [],
    concern = false,
  }: { again?: number[]; didNotCome?: number[]; concern?: boolean },
): Promise<void> {
  await database.pool.query(
    `insert into dinner_feedback
       (match_id, user_id, attended, again, came, did_not_come, has_concern, created_at, updated_at)
     values ($1, $2, true, $3, '{}', $4, $5, now(), now())`,
    [matchId, userId, again, didNotCome, concern],
  );
}
/** No one has the id 0, so nothing is hidden from this reader. */
const NO_ONE = 0;
const saturday = async (now: Date, date: string, readerId = NO_ONE) =>
  (await queries.saturdays(readerId, now)).find((each) => each.date === date);

it('a coming table has its members, its confirmations and whether it has a venue', async () => {
  const { matchId, userIds } = await aTable(database, people(5));
  await changeMatch(database, matchId, (match) => match.confirmSeat(userIds[0]!, NOW));
  await changeMatch(database, matchId, (match) => match.leave(userIds[1]!, NOW));
  await changeMatch(database, matchId, (match) => match.setVenue('Near Ann Arbor', NOW));
  const until = new Date('2026-03-09T15:00:00Z');
  const [table, ...others] = await queries.comingTables(NOW, until, 10);
  expect(others).toEqual([]);
  expect(table).toMatchObject({ id: matchId, date: '2026-03-07', members: 4, confirmed: 1, hasVenue: false });
  expect(await queries.comingTables(NOW, NOW, 10)).toEqual([]);
  await changeMatch(database, matchId, (match) => match.setVenue('The Short Spoon', NOW));
  expect(await queries.comingTables(NOW, until, 10)).toMatchObject([{ hasVenue: true }]);
  await changeMatch(database, matchId, (match) => match.dissolve(NOW));
  expect(await queries.comingTables(NOW, until, 10)).toEqual([]);
});

it('a coming table is unbooked once it was told that nobody books, until somebody does', async () => {
  const { matchId, userIds } = await aTable(database, people(5));
  const until = new Date('2026-03-09T15:00:00Z');
  const isUnbooked = async () => (await queries.comingTables(NOW, until, 10))[0]!.isUnbooked;
  await database.pool.query('insert into venue_bookings (match_id, asked_at) values ($1, now())', [matchId]);
  expect(await isUnbooked()).toBe(false);
  await database.pool.query('update venue_bookings set told_at = now()');
  expect(await isUnbooked()).toBe(true);
  await database.pool.query('update venue_bookings set booker_id = $1', [userIds[0]]);
  expect(await isUnbooked()).toBe(false);
});

it('covers the past twelve Saturdays and the next one, also without tables', async () => {
  const saturdays = await queries.saturdays(NO_ONE, NOW);
  expect(saturdays.map(({ date }) => date)).toHaveLength(13);
  expect([saturdays[0]!.date, saturdays.at(-1)!.date]).toEqual(['2025-12-13', '2026-03-07']);
  expect(saturdays.every(({ tables, againAsked }) => tables === 0 && againAsked === 0)).toBe(true);
});

it('a Saturday counts seats, confirmations and those who left on the last day, of tables that took place', async () => {
  const { matchId, userIds } = await aTable(database, people(5));
  await changeMatch(database, matchId, (match) => match.confirmSeat(userIds[0]!, NOW));
  await changeMatch(database, matchId, (match) => match.leave(userIds[1]!, NOW));
  await changeMatch(database, matchId, (match) => match.leave(userIds[2]!, new Date('2026-03-07T15:00:00Z')));
  const gone = await aTable(database, people(4));
  await changeMatch(database, gone.matchId, (match) => match.dissolve(NOW));
  expect(await saturday(SUNDAY, '2026-03-07')).toMatchObject({
    tables: 1,
    seats: 3,
    confirmed: 1,
    lateCancellations: 1,
  });
});

it('a member did not come if two others say so, not if one does', async () => {
  const { matchId, userIds } = await aTable(database, people(5));
  const [ada, bob, cid, dan, eve] = userIds as [number, number, number, number, number];
  await says(matchId, ada, { didNotCome: [dan, eve], again: [bob, cid], concern: true });
  await says(matchId, bob, { didNotCome: [eve], again: [ada] });
  expect(await saturday(SUNDAY, '2026-03-07')).toMatchObject({
    noShows: 1,
    answers: 2,
    again: 3,
    againAsked: 8,
    concerns: 1,
  });
  // A concern is a report, which those who sat there must not know of.
  expect(await saturday(SUNDAY, '2026-03-07', bob)).toMatchObject({ answers: 2, concerns: 0 });
  await says(matchId, eve, { didNotCome: [ada] });
  expect(await saturday(SUNDAY, '2026-03-07')).toMatchObject({ noShows: 1, answers: 3 });
});
