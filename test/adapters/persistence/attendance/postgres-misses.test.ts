import { PostgresMisses } from '../../../../src/adapters/persistence/attendance/postgres-misses.js';
import { PostgresTableRecords } from '../../../../src/adapters/persistence/attendance/postgres-table-records.js';
import { Miss } from '../../../../src/domain/attendance/miss.js';
import { missesAt } from '../../../../src/domain/attendance/misses-at.js';
import type { StepKind } from '../../../../src/domain/attendance/next-step.js';
import { changeMatch, insertTable } from '../../../support/postgres/a-table.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const database = ownDatabase();
let misses: PostgresMisses;
let tables: PostgresTableRecords;
beforeAll(() => {
  misses = new PostgresMisses(database.em);
  tables = new PostgresTableRecords(database.em);
});

/** The table of `DINNER` begins on Saturday, March 7, at 6 PM in New York. */
const START = new Date('2026-03-07T23:00:00Z');
const hours = (after: number) => new Date(START.getTime() + after * 3_600_000);
const MONDAY = hours(48);

async function aTableOf(count: number): Promise<{ matchId: number; ids: number[] }> {
  const ids = await database.people(...Array.from({ length: count }, () => ({})));
  return { matchId: await insertTable(database, ids), ids };
}

const takesPlace = (matchId: number) =>
  changeMatch(database, matchId, (match) => {
    match.confirm(hours(-40));
    match.advance(hours(6));
  });
const says = (matchId: number, userId: number, missed: number[], met: number[] = []) =>
  database.em.getConnection().execute(
    `insert into dinner_feedback (match_id, user_id, attended, again, came, did_not_come, created_at, updated_at)
     values (?, ?, true, '{}', ?::int[], ?::int[], now(), now())`,
    [matchId, userId, `{${met.join()}}`, `{${missed.join()}}`],
  );
const inWork = <T>(work: () => Promise<T>) => database.unitOfWork.run(work);
const due = (at = MONDAY) =>
  inWork(() => tables.dueBetween(hours(-24), new Date(at.getTime() - 48 * 3_600_000), 10));

/** A step for two days after the assessment on Monday. */
async function aStep(userId: number, kind: StepKind, matchId: number | null = null): Promise<void> {
  const miss = Miss.assessed(
    { userId, matchId: matchId!, kind: 'no_show', at: START, date: '2026-03-07' },
    MONDAY,
  );
  miss.take({ kind, takenAt: MONDAY, until: hours(96) });
  await inWork(() => misses.save(miss));
}
describe('the record of a table', () => {
  it('has what the rule needs: who had a seat, who gave it up, and what the others said', async () => {
    const { matchId, ids } = await aTableOf(5);
    const [ada, bob, cem, dua, eve] = ids as [number, number, number, number, number];
    await changeMatch(database, matchId, (match) => match.leave(eve, hours(-5)));
    await takesPlace(matchId);
    await says(matchId, bob, [ada], [cem]);
    await says(matchId, cem, [ada]);
    const record = (await inWork(() => tables.claim(matchId, MONDAY)))!;
    expect(record).toMatchObject({ startsAt: START, date: '2026-03-07', tookPlace: true });
    expect(record.seats.map(({ isSeated, gaveUpAt }) => [isSeated, gaveUpAt])).toEqual([
      [true, null],
      [true, null],
      [true, null],
      [true, null],
      [false, hours(-5)],
    ]);
    expect(dua).toBeDefined();
    expect(missesAt(record)).toEqual([
      { userId: ada, kind: 'no_show' },
      { userId: eve, kind: 'late_cancellation' },
    ]);
  });

  it('counts a member who canceled the table for all as giving up the seat', async () => {
    const { matchId, ids } = await aTableOf(4);
    await changeMatch(database, matchId, (match) => match.cancel(ids[0]!, hours(-3)));
    const record = (await inWork(() => tables.claim(matchId, MONDAY)))!;
    expect(missesAt(record)).toEqual([{ userId: ids[0], kind: 'late_cancellation' }]);
  });

  it('does not count a seat that a suspension freed', async () => {
    const { matchId, ids } = await aTableOf(4);
    await database.em
      .getConnection()
      .execute(
        `insert into suspensions (user_id, kind, status, reason, asked_at) values (?, 'suspension', 'in_force', 'Spam', ?)`,
        [ids[0]!, hours(-5)],
      );
    await changeMatch(database, matchId, (match) => match.leave(ids[0]!, hours(-5)));
    expect(missesAt((await inWork(() => tables.claim(matchId, MONDAY)))!)).toEqual([]);
  });

  it('is due from 48 hours after the start, once the table is over, until it is assessed', async () => {
    const { matchId } = await aTableOf(4);
    expect(await due()).toEqual([]);
    await takesPlace(matchId);
    expect(await due(hours(47.9))).toEqual([]);
    expect(await due()).toEqual([matchId]);
    await inWork(() => tables.claim(matchId, MONDAY));
    expect(await due()).toEqual([]);
  });

  it('is claimed once by two servers at the same time, and again after a rollback', async () => {
    const { matchId } = await aTableOf(4);
    await expect(
      inWork(async () => {
        await tables.claim(matchId, MONDAY);
        throw new Error('lost connection');
      }),
    ).rejects.toThrow('lost connection');
    const claims = await Promise.all([1, 2, 3].map(() => inWork(() => tables.claim(matchId, MONDAY))));
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  it('lists tables that a user attended, without those at which another member missed them', async () => {
    const { matchId, ids } = await aTableOf(4);
    await takesPlace(matchId);
    const attended = (userId: number) => inWork(() => tables.attendedBy(userId, hours(-1), MONDAY));
    await says(matchId, ids[1]!, [ids[0]!]);
    expect(await attended(ids[0]!)).toEqual([]);
    expect(await attended(ids[1]!)).toEqual([START]);
    expect(await inWork(() => tables.attendedBy(ids[1]!, START, MONDAY))).toEqual([]);
  });
});

describe('a step', () => {
  it('is found with its miss', async () => {
    const { matchId, ids } = await aTableOf(4);
    await aStep(ids[0]!, 'later_priority', matchId);
    const [found] = await inWork(() => misses.of(ids[0]!));
    expect(found).toMatchObject({
      date: '2026-03-07',
      step: { kind: 'later_priority', takenAt: MONDAY, until: hours(96) },
    });
  });

  it('is deleted with its miss after the time', async () => {
    const [ada] = await database.people({});
    await aStep(ada, 'later_priority');
    expect(await inWork(() => misses.removeBefore(START, 10))).toBe(0);
    expect(await inWork(() => misses.removeBefore(hours(1), 10))).toBe(1);
    expect(await inWork(() => misses.of(ada))).toEqual([]);
  });
});
