import { PostgresUnreadNotices } from '../../../../src/adapters/persistence/chat/postgres-unread-notices.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';
import { rowsTouchedBy } from '../../../support/postgres/rows-touched.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const TABLES = 6_000;
const PEOPLE = TABLES;
const SEATS = 5;
const MESSAGES = 4;
/** Of the newest tables, the chats that were active in the last days, and those of them that nobody has read since. */
const ACTIVE = 10;
const UNREAD = 2;
/** Rows of all nodes of a plan that a seat may cost, in a chat of the last days or of one user. */
const ROWS_PER_SEAT = 50;

const database = ownDatabase('kept');

/** Chats of two years. Most were read; of every tenth the messages stay unread and were mailed. */
beforeAll(() =>
  database.fill(`
    insert into users (id, username, email, first_name, last_name)
      select 100 + n, 'person' || n, n || '@example.org', 'Ada', 'Byron'
      from generate_series(0, ${PEOPLE - 1}) n;
    insert into matches (id, venue_type, suggested_time, suggested_date, starts_at, time_zone, status)
      select n, 'cafe', 'lunch', '2026-03-07', timestamptz '2026-03-07 17:00Z', 'America/New_York', 'confirmed'
      from generate_series(1, ${TABLES}) n;
    insert into chat_messages (id, match_id, user_id, message, created_at)
      select (n - 1) * ${MESSAGES} + at, n, 100 + n * ${SEATS} % ${PEOPLE}, 'Hi', timestamptz '2026-03-02 10:00Z'
        - case when n > ${TABLES - ACTIVE} then interval '0'
          else interval '4 days' + (${TABLES} - n) * interval '700 days' / ${TABLES} end + at * interval '1 second'
      from generate_series(1, ${TABLES}) n, generate_series(1, ${MESSAGES}) at;
    insert into match_members (id, match_id, user_id, joined_at, last_read_message_id)
      select (n - 1) * ${SEATS} + seat, n, 100 + (n * ${SEATS} + seat - 1) % ${PEOPLE}, timestamptz '2024-01-01',
        case when n > ${TABLES - UNREAD} or n % 10 = 0 then 0 else n * ${MESSAGES} end
      from generate_series(1, ${TABLES}) n, generate_series(1, ${SEATS}) seat;
    insert into chat_notices (seat_id, pushed_message_id, mailed_message_id, mailed_at)
      select id, match_id * ${MESSAGES}, match_id * ${MESSAGES}, timestamptz '2026-01-01'
      from match_members where last_read_message_id = 0 and match_id <= ${TABLES - ACTIVE}`),
);

const rowsTouched = (execute: (notices: PostgresUnreadNotices) => Promise<unknown>): Promise<number> =>
  rowsTouchedBy(database, (em) => execute(new PostgresUnreadNotices(em)));

describe('announcing unread chats touches rows in proportion to the chats of the last days', () => {
  it('by mail', async () => {
    const notices = new PostgresUnreadNotices(database.em);
    const userIds = await notices.usersToMail(
      { from: hoursAgo(72), until: hoursAgo(4) },
      hoursAgo(24),
      0,
      200,
    );
    expect(userIds).toHaveLength(UNREAD * (SEATS - 1));
    const touched = await rowsTouched((all) =>
      all.usersToMail({ from: hoursAgo(72), until: hoursAgo(4) }, hoursAgo(24), 0, 200),
    );
    expect(touched).toBeLessThan(ACTIVE * SEATS * ROWS_PER_SEAT);
    expect(await rowsTouched((all) => all.toMail(userIds[0]!))).toBeLessThan(SEATS * ROWS_PER_SEAT);
  });

  it('by push', async () => {
    const sent = { from: hoursAgo(6), until: hoursAgo(4) };
    expect(await rowsTouched((all) => all.toPush(sent, 0, 500))).toBeLessThan(ACTIVE * SEATS * ROWS_PER_SEAT);
  });
});
