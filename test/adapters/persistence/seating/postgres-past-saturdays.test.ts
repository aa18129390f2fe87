import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PostgresFeedbackEntries } from '../../../../src/adapters/persistence/feedback/postgres-feedback-entries.js';
import { PostgresPastSaturdays } from '../../../../src/adapters/persistence/seating/postgres-past-saturdays.js';
import { AgeRange } from '../../../../src/domain/shared/age.js';
import {
  type PersonRow,
  type ProductDatabase,
  productDatabase,
} from '../../../support/postgres/product-database.js';

const SATURDAY = '2026-11-21';
const NOW = new Date('2026-11-23T12:00:00Z');
const OPENED = new Date('2026-11-18T05:15:00Z');
const FRIDAY = new Date('2026-11-20T05:15:00Z');
const HOME = { latitude: 41, longitude: -73 };

let database: ProductDatabase;
let saturdays: PostgresPastSaturdays;

beforeAll(async () => {
  database = await productDatabase();
  saturdays = new PostgresPastSaturdays(database.pool, HOME);
});
beforeEach(() => database.clear());
afterAll(() => database?.close());

async function asked(status: string, person: PersonRow = {}, date = SATURDAY): Promise<number> {
  const [userId] = (await database.people(person)) as [number];
  await database.pool.query(
    `insert into meetup_requests (user_id, venue_type, preferred_time, preferred_date, max_distance, age_range_min,
       status, time_zone, created_at, updated_at)
     values ($1, 'cafe', 'dinner', $2, 7, 20, $3, 'America/New_York', $4, $5)`,
    [userId, date, status, OPENED, NOW],
  );
  return userId;
}

const read = () => saturdays.requestsOf(SATURDAY, NOW, 100);

/** A table that these users attended. */
async function attended(startsAt: Date, status: string, ...userIds: number[]): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into matches (meetup_type, venue_type, suggested_time, suggested_date, starts_at, time_zone, match_score,
       status, created_at, updated_at)
     values ('group', 'cafe', 'dinner', $1::timestamptz::date, $1, 'America/New_York', 50, $2, $1, $1) returning id`,
    [startsAt, status],
  );
  for (const userId of userIds)
    await database.pool.query(
      `insert into match_members (match_id, user_id, status, joined_at) values ($1, $2, 'attended', $3)`,
      [rows[0]!.id, userId, startsAt],
    );
  return rows[0]!.id;
}

describe('the stored requests of a past Saturday', () => {
  it('are all of that date, with what the engine needs of their users', async () => {
    const first = await asked('completed', { date_of_birth: '2004-11-20', interests: ['chess'] });
    const withoutPlace = await asked('expired', { latitude: null, longitude: null });
    await asked('expired', {}, '2026-11-14');
    const found = await read();
    expect(found).toMatchObject([
      {
        slot: { preferredDate: SATURDAY, preferredTime: 'dinner', venueType: 'cafe' },
        timeZone: 'America/New_York',
        createdAt: OPENED,
        withdrawnAt: null,
        person: {
          id: first,
          age: 22,
          maxDistance: 7,
          coordinates: { latitude: 40.73, longitude: -73.99 },
          interests: ['chess'],
          waitingSeconds: 2 * 86_400,
          hasPriority: false,
        },
      },
      { person: { id: withoutPlace, coordinates: HOME } },
    ]);
    expect(found[0]!.person.ageRange).toEqual(AgeRange.of(20, null));
    expect(await saturdays.requestsOf(SATURDAY, NOW, 1)).toHaveLength(1);
  });

  it('say when they were withdrawn', async () => {
    await asked('cancelled');
    expect(await read()).toMatchObject([{ withdrawnAt: NOW }]);
  });

  it('leave out users who are suspended or have deleted their account', async () => {
    const [suspended, deleted, stays] = [
      await asked('expired'),
      await asked('expired'),
      await asked('expired'),
    ];
    await database.pool.query(
      `insert into suspensions (user_id, kind, status, reason, asked_at) values ($1, 'suspension', 'in_force', 'Spam', $2)`,
      [suspended, NOW],
    );
    await database.pool.query('delete from users where id = $1', [deleted]);
    expect((await read()).map(({ person }) => person.id)).toEqual([stays]);
  });

  it('keep apart pairs in which one blocked or excluded the other', async () => {
    const [one, other, third] = [await asked('expired'), await asked('expired'), await asked('expired')];
    await database.pool.query('insert into blocks (blocker_id, blocked_id, blocked_at) values ($1, $2, $3)', [
      one,
      other,
      NOW,
    ]);
    const found = await read();
    const avoids = (a: number, b: number) =>
      found.some(({ person }) => person.id === a && person.avoid.has(b)) ||
      found.some(({ person }) => person.id === b && person.avoid.has(a));
    expect([avoids(one, other), avoids(one, third), avoids(other, third)]).toEqual([true, false, false]);
  });
});

describe('earlier meetings', () => {
  const AT = new Date('2026-11-07T23:00:00Z');
  const since = new Date('2026-10-01T00:00:00Z');

  it('are the pairs of past tables in the time, with who asked for each other again', async () => {
    const [a, b, c, elsewhere] = (await database.people({}, {}, {}, {})) as [number, number, number, number];
    const matchId = await attended(AT, 'completed', a, b, elsewhere);
    await attended(new Date('2026-09-05T23:00:00Z'), 'completed', a, c);
    await attended(AT, 'cancelled', b, c);
    expect(await saturdays.meetingsOf([a, b, c], since, FRIDAY)).toEqual([
      { a, b, at: AT, bothAgain: false },
    ]);

    const feedback = new PostgresFeedbackEntries(database.em);
    const says = (userId: number, again: number[]) =>
      database.unitOfWork.run(() =>
        feedback.save(matchId, { userId, attended: true, again, note: null }, NOW),
      );
    await says(a, [b]);
    expect(await saturdays.meetingsOf([a, b], since, FRIDAY)).toMatchObject([{ bothAgain: false }]);
    await says(b, [a]);
    expect(await saturdays.meetingsOf([a, b], since, FRIDAY)).toMatchObject([{ bothAgain: true }]);
  });
});

it('the number of requests is estimated from the counts of the runs', async () => {
  expect(await saturdays.recordedOf(SATURDAY)).toBeNull();
  const run = (kind: string, waiting: number, seated: number) =>
    database.pool.query(
      `insert into seating_runs (at, preferred_date, preferred_time, venue_type, run, pass, waiting, tables, seated,
         planned, at_most, small, small_at_least, worst, affinity, paths, ms)
       values ($1, $2, 'dinner', 'cafe', $3, $3, $4, 1, $5, $5, $5, 0, 0, 0, 0, '{}', 1)`,
      [NOW, SATURDAY, kind, waiting, seated],
    );
  await run('rolling', 9, 5);
  await run('final', 7, 4);
  expect(await saturdays.recordedOf(SATURDAY)).toBe(12);
});
