import { createHash } from 'node:crypto';
import { ChangeFeed } from '../../../src/adapters/realtime/change-feed.js';
import { PostgresListener } from '../../../src/adapters/realtime/postgres-listener.js';
import { until } from '../../contracts/realtime-contract.js';
import { aTable } from '../../support/postgres/a-table.js';
import { ownDatabase } from '../../support/postgres/product-database.js';

const SYSTEM_USER = 61;

describe('the change feed', () => {
  let listener: PostgresListener;
  // Before the database, whose end waits for its connections.
  afterAll(() => listener?.close());
  const database = ownDatabase('kept');
  let feed: ChangeFeed;
  let tags: string[] = [];
  let clears = 0;

  beforeAll(async () => {
    listener = new PostgresListener({ connectionString: database.url, report: () => undefined });
    feed = new ChangeFeed(listener);
    feed.register({ invalidate: (each) => tags.push(...each), clear: () => clears++ });
    await feed.start();
    await listener.start();
  });

  /** The tags that the statement's transaction makes stale, sorted. */
  async function staleAfter(sql: string, values: unknown[] = []): Promise<string[]> {
    await feed.caughtUp();
    tags = [];
    await database.pool.query(sql, values);
    expect(await feed.caughtUp()).toBe(true);
    return [...tags].sort();
  }

  describe('of a table of two', () => {
    let matchId: number;
    let ada: number;
    let bo: number;

    const user = (id: number): string => `user:${id}`;
    const match = (): string => `match:${matchId}`;

    beforeEach(async () => {
      await database.clear();
      const table = await aTable(database, [{ first_name: 'Ada' }, { first_name: 'Bo' }]);
      matchId = table.matchId;
      [ada, bo] = table.userIds;
    });

    it('names the user whose record changes, and their matches', async () => {
      for (const change of [
        `first_name = 'Eve'`,
        `profile_image_url = '/x.webp'`,
        `date_of_birth = '2001-02-03'`,
        `trust_score = 40`,
        `latitude = null`,
        `deleted_at = now()`,
      ])
        expect(await staleAfter(`update users set ${change} where id = $1`, [ada])).toEqual([
          `account:${ada}`,
          match(),
          user(ada),
        ]);
    });

    it('names the match and its members when the match changes or is deleted', async () => {
      const both = [match(), user(ada), user(bo)];
      expect(await staleAfter(`update matches set status = 'confirmed'`)).toEqual(both);
      expect(await staleAfter(`update matches set status = 'archived'`)).toEqual(both);
      expect(await staleAfter(`delete from matches`)).toEqual(both);
    });

    it('names the match and the member when a seat is taken, changes or is deleted', async () => {
      const [cy] = await database.people({});
      const seat = [match(), user(cy!)];
      expect(
        await staleAfter(`insert into match_members (match_id, user_id, joined_at) values ($1, $2, now())`, [
          matchId,
          cy,
        ]),
      ).toEqual(seat);
      expect(
        await staleAfter(`update match_members set status = 'confirmed' where user_id = $1`, [cy]),
      ).toEqual(seat);
      expect(await staleAfter(`delete from match_members where user_id = $1`, [cy])).toEqual(seat);
    });

    it('names the match of a meetup that changes', async () => {
      const { rows } = await database.pool.query<{ id: number }>(
        `insert into meetups (title, max_participants, restaurant_name, restaurant_address, venue_type,
           scheduled_date, scheduled_time, starts_at, time_zone, created_by)
         values ('Board games', 6, 'Cafe', 'Street', 'cafe', '2026-03-07', 'dinner', now(), 'America/New_York', $1)
         returning id`,
        [ada],
      );
      await database.pool.query(`update matches set meetup_id = $1`, [rows[0]!.id]);
      expect(await staleAfter(`update meetups set title = 'Card games'`)).toEqual([match()]);
    });

    it('names the user of a request, a survey, feedback and a suspension, and their matches for the survey', async () => {
      const rows: Array<[string, string[]]> = [
        [
          `meetup_requests (user_id, venue_type, preferred_time, preferred_date, time_zone)
           values ($1, 'cafe', 'lunch', '2026-03-07', 'America/New_York')`,
          [user(ada)],
        ],
        [
          `user_survey_responses (user_id, favorite_conversation_topic, favorite_music, personality_type)
           values ($1, 'a', 'b', 'c')`,
          [match(), user(ada)],
        ],
        [
          `dinner_feedback (match_id, user_id, attended, created_at, updated_at)
           values (${matchId}, $1, true, now(), now())`,
          [user(ada)],
        ],
        [
          `suspensions (user_id, kind, status, reason, asked_at)
           values ($1, 'suspension', 'in_force', 'spam', now())`,
          [`account:${ada}`, user(ada)],
        ],
      ];
      for (const [row, expected] of rows) {
        const table = row.split(' ', 1)[0]!;
        expect([table, await staleAfter(`insert into ${row}`, [ada])]).toEqual([table, expected]);
        expect(await staleAfter(`update ${table} set user_id = user_id`)).toEqual(expected);
        expect(await staleAfter(`delete from ${table}`)).toEqual(expected);
      }
    });

    it('names both users of a block', async () => {
      expect(
        await staleAfter(`insert into blocks (blocker_id, blocked_id, blocked_at) values ($1, $2, now())`, [
          ada,
          bo,
        ]),
      ).toEqual([user(ada), user(bo)]);
      expect(await staleAfter(`delete from blocks`)).toEqual([user(ada), user(bo)]);
    });

    it('names the match of a message that is erased or deleted, but not of a new one', async () => {
      for (const author of [ada, SYSTEM_USER])
        expect(
          await staleAfter(`insert into chat_messages (match_id, user_id, message) values ($1, $2, 'Hi')`, [
            matchId,
            author,
          ]),
        ).toEqual([]);
      expect(await staleAfter(`update chat_messages set deleted_at = now()`)).toEqual([match()]);
      expect(await staleAfter(`delete from chat_messages`)).toEqual([match()]);
    });

    it('does not name a read mark', async () => {
      expect(await staleAfter(`update match_members set last_read_message_id = 7`)).toEqual([]);
    });

    it('names a session by a hash when it ends or changes, but not when it is extended', async () => {
      const tag = `session:${createHash('sha256').update('s3cret').digest('hex').slice(0, 32)}`;
      expect(
        await staleAfter(
          `insert into sessions (sid, sess, expire) values ('s3cret', '{}', now() + interval '1 day')`,
        ),
      ).toEqual([]);
      expect(await staleAfter(`update sessions set expire = expire + interval '1 day'`)).toEqual([]);
      expect(await staleAfter(`update sessions set expire = expire - interval '2 days'`)).toEqual([tag]);
      expect(await staleAfter(`update sessions set sess = '{"startedAt": 1}'`)).toEqual([tag]);
      expect(await staleAfter(`update sessions set restricted = true`)).toEqual([tag]);
      expect(await staleAfter(`delete from sessions`)).toEqual([tag]);
    });

    it('names nothing of a transaction that is rolled back', async () => {
      expect(await staleAfter(`begin; update users set trust_score = 20; rollback`)).toEqual([]);
    });
  });

  it('names thousands of users, and clears everything for more', async () => {
    const everyone = Array.from({ length: 4_000 }, (_, n) => `user:${100_000 + n}`);
    expect(await staleAfter('select notify_changes($1)', [everyone])).toEqual(everyone);
    const before = clears;
    expect(
      await staleAfter('select notify_changes($1)', [[...everyone, ...everyone.map((tag) => `${tag}0`)]]),
    ).toEqual([]);
    expect(clears).toBe(before + 1);
  });

  it('clears everything when its connection is lost, and again when it is restored', async () => {
    const before = clears;
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'tablemates-signals' and datname = current_database()`,
    );
    await until(() => clears === before + 2);
    expect(feed.isLive).toBe(true);
    expect(await staleAfter(`update users set trust_score = 20 where id = ${SYSTEM_USER}`)).toEqual([
      `account:${SYSTEM_USER}`,
      `user:${SYSTEM_USER}`,
    ]);
  });
});
