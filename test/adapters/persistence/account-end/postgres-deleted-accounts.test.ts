import {
  PostgresAccountData,
  PostgresDeletedAccounts,
} from '../../../../src/adapters/persistence/account-end/postgres-deleted-accounts.js';
import { PostgresChatMessages } from '../../../../src/adapters/persistence/chat/postgres-chat-messages.js';
import { PostgresCalendarFeeds } from '../../../../src/adapters/persistence/calendar/postgres-calendar-feeds.js';
import { PostgresFeedbackEntries } from '../../../../src/adapters/persistence/feedback/postgres-feedback-entries.js';
import { PostgresPastMatches } from '../../../../src/adapters/persistence/match/postgres-past-matches.js';
import { PostgresSeatingExclusions } from '../../../../src/adapters/persistence/feedback/postgres-seating-exclusions.js';
import { PostgresPrivatePreferences } from '../../../../src/adapters/persistence/private-preferences/postgres-private-preferences.js';
import { NO_PREFERENCES } from '../../../../src/domain/private-preferences/private-preferences.js';
import { SYSTEM_USER_ID } from '../../../../src/domain/chat/chat-message.js';
import { type SystemMessage } from '../../../../src/domain/chat/system-message.js';
import { leftMessage } from '../../../../src/domain/match/table-messages.js';
import { aRequest } from '../../../support/builders/a-request.js';
import { aTable } from '../../../support/postgres/a-table.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const NOW = new Date('2026-06-01T12:00:00Z');
const before = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const database = ownDatabase();
let accounts: PostgresDeletedAccounts;
let messages: PostgresChatMessages;
beforeAll(() => {
  accounts = new PostgresDeletedAccounts(database.em);
  messages = new PostgresChatMessages(database.em);
});

const isDeleted = (userId: number, at: Date) =>
  database.pool.query('update users set deleted_at = $2 where id = $1', [userId, at]);

const says = (matchId: number, userId: number, text: string) =>
  messages.add({ matchId, userId, text, clientId: null, aboutUserId: null, at: NOW });
const told = (matchId: number, system: SystemMessage, aboutUserId: number) =>
  messages.add({ matchId, userId: SYSTEM_USER_ID, text: '', system, clientId: null, aboutUserId, at: NOW });

const count = async (sql: string, ...values: unknown[]): Promise<number> => {
  const { rows } = await database.pool.query<{ count: string }>(`select count(*) from ${sql}`, values);
  return Number(rows[0]!.count);
};

describe('deleted accounts', () => {
  it('are due after the retention period, in pages', async () => {
    const [one, two, three] = await database.people({}, {}, {}, {});
    await isDeleted(one, before(29));
    await isDeleted(two, before(40));
    await isDeleted(three, before(27));
    expect(await accounts.dueForErasure(before(28), 10)).toEqual([one, two]);
    expect(await accounts.dueForErasure(before(28), 1)).toEqual([one]);
    expect(await accounts.dueForErasure(before(28), 1, one)).toEqual([two]);
  });

  it('are erased with all their messages, seats and texts, and no data of other users', async () => {
    const { matchId, userIds } = await aTable(database, [{}, {}, {}]);
    const [gone, stays] = userIds;
    await says(matchId, gone, 'Mine');
    await says(matchId, stays, 'Theirs');
    await told(matchId, leftMessage, gone);
    const feedback = new PostgresFeedbackEntries(database.em);
    await feedback.save(matchId, { userId: gone, attended: true, again: [], note: 'x' }, NOW);
    const exclusions = new PostgresSeatingExclusions(database.em);
    await exclusions.replace(matchId, gone, [stays], NOW);
    await exclusions.replace(matchId, stays, [gone, userIds[2]!], NOW);
    await isDeleted(gone, before(30));
    for (let i = 0; i < 2; i++) await database.unitOfWork.run(() => accounts.erase(gone));
    expect(await count('users where id = $1', gone)).toBe(0);
    expect(await count('match_members where match_id = $1', matchId)).toBe(2);
    expect(await count('dinner_feedback')).toBe(0);
    expect(await count('seating_exclusions')).toBe(1);
    const { rows } = await database.pool.query(
      'select message, kind, about_user_id as about from chat_messages order by id',
    );
    expect(rows).toEqual([
      { message: 'Theirs', kind: null, about: null },
      { message: '', kind: 'left', about: null },
    ]);
  });

  it('leave their meetups to the participants', async () => {
    const [host, guest] = await database.people({}, {});
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into meetups (title, max_participants, restaurant_name, restaurant_address, venue_type, scheduled_date,
         scheduled_time, starts_at, time_zone, created_by)
       values ('Soup', 4, 'A', 'B', 'cafe', '2026-01-03', 'lunch', '2026-01-03T18:00Z', 'America/New_York', $1)
       returning id`,
      [host],
    );
    await database.pool.query(
      `with m as (
         insert into matches (venue_type, suggested_time, suggested_date, starts_at, time_zone, status, meetup_id,
           organizer_id, meetup_seats)
         values ('cafe', 'lunch', '2026-01-03', '2026-01-03T18:00Z', 'America/New_York', 'archived', $1, $2, 4)
         returning id)
       insert into match_members (match_id, user_id, joined_at) select id, $3, now() from m`,
      [rows[0]!.id, host, guest],
    );
    await isDeleted(host, before(30));
    await database.unitOfWork.run(() => accounts.erase(host));
    expect(await count('match_members where user_id = $1', guest)).toBe(1);
    expect(await count('meetups where created_by = 61')).toBe(1);
  });

  it('an account that is not deleted is never erased', async () => {
    const [ada] = await database.people({});
    await database.unitOfWork.run(() => accounts.erase(ada));
    expect(await count('users where id = $1', ada)).toBe(1);
  });

  it('have no related rows', async () => {
    const [ada] = await database.people({});
    await database.pool.query(`update users set google_id = 'g', email = 'ada@example.org' where id = $1`, [
      ada,
    ]);
    await database.pool.query(
      `insert into user_survey_responses (user_id, favorite_conversation_topic, favorite_music, personality_type)
       values ($1, 'food', 'indie', 'chill')`,
      [ada],
    );
    await database.pool.query(
      `insert into password_resets (key, email, reset_code, reset_expiry) values ('k', 'ada@example.org', 'x', now())`,
    );
    await new PostgresPrivatePreferences(database.em).save(ada, { ...NO_PREFERENCES, isStepFree: true });
    const asking = aRequest({ userId: ada, sharedLanguage: true, notTheOnly: 'woman' });
    await database.unitOfWork.run(() => database.requests.add(asking));
    await new PostgresCalendarFeeds(database.em).put(ada, 'token', NOW);
    await database.pool.query(
      `insert into notification_opt_outs (user_id, kind, channel, at) values ($1, 'chat', 'email', now())`,
      [ada],
    );
    await database.unitOfWork.run(() =>
      new PostgresAccountData(database.em).remove({ id: ada, email: 'ada@example.org' }),
    );
    expect(await count('user_survey_responses')).toBe(0);
    expect(await count('private_preferences')).toBe(0);
    expect(await count('meetup_requests where shared_language or not_the_only is not null')).toBe(0);
    expect(await count('password_resets')).toBe(0);
    expect(await count('calendar_feeds')).toBe(0);
    expect(await count('notification_opt_outs')).toBe(0);
    expect(await count('users where google_id is not null')).toBe(0);
  });
});

it('old chats are emptied in batches, and no others', async () => {
  const slot = (preferredDate: string) =>
    ({ preferredDate, preferredTime: 'dinner', venueType: 'restaurant' }) as const;
  const old = [];
  for (const date of ['2025-01-04', '2025-01-11', '2025-01-18']) {
    const { matchId, userIds } = await aTable(database, [{}, {}], { slot: slot(date) });
    await says(matchId, userIds[0]!, 'Old');
    old.push(matchId);
  }
  const { matchId, userIds } = await aTable(database, [{}, {}], { slot: slot('2026-05-30') });
  await says(matchId, userIds[0]!, 'New');
  expect(await messages.purgeChatsBefore(before(180), 2)).toBe(2);
  expect(await count('chat_messages where match_id = any ($1)', old)).toBe(1);
  expect(await messages.purgeChatsBefore(before(180), 2)).toBe(1);
  expect(await messages.purgeChatsBefore(before(180), 2)).toBe(0);
  expect(await count('chat_messages where match_id = $1', matchId)).toBe(1);
});

it('a chat of two that is in use keeps its messages and members, however long ago it began', async () => {
  const { matchId, userIds } = await aTable(database, [{}, {}]);
  await says(matchId, userIds[0]!, 'See you on Friday');
  await database.pool.query(
    `update matches set status = 'in_touch', starts_at = $2::timestamptz - interval '2 years' where id = $1`,
    [matchId, NOW],
  );
  expect(await messages.purgeChatsBefore(NOW, 10)).toBe(0);
  const past = new PostgresPastMatches(database.em);
  expect(await past.anonymizeBefore(NOW, 10)).toBe(0);
  expect((await past.eraseTextsBefore(NOW, 10)).erased).toBe(0);
  expect(await count('chat_messages where match_id = $1', matchId)).toBe(1);
  expect(await count('match_members where match_id = $1', matchId)).toBe(2);
  await database.pool.query(`update matches set status = 'parted' where id = $1`, [matchId]);
  expect(await messages.purgeChatsBefore(NOW, 10)).toBe(1);
  expect(await count('chat_messages where match_id = $1', matchId)).toBe(0);
});
