import { PostgresChatQueries } from '../../../../src/adapters/persistence/chat/chat-queries.js';
import { PostgresChatMessages } from '../../../../src/adapters/persistence/chat/postgres-chat-messages.js';
import type { NewMessage } from '../../../../src/application/chat/ports.js';
import { SYSTEM_USER_ID } from '../../../../src/domain/chat/chat-message.js';
import { joinedMessage } from '../../../../src/domain/match/table-messages.js';
import { venueMessage } from '../../../../src/domain/venue/venue-messages.js';
import { saveMeetup } from '../../../support/postgres/a-meetup.js';
import { aTable, changeMatch } from '../../../support/postgres/a-table.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');
const minutesOn = (minutes: number) => new Date(MONDAY.getTime() + minutes * 60_000);

const database = ownDatabase();
let queries: PostgresChatQueries;
let messages: PostgresChatMessages;
let matchId: number;
let ada: number;
let bob: number;

beforeAll(() => {
  queries = new PostgresChatQueries(database.em);
  messages = new PostgresChatMessages(database.em);
});
beforeEach(async () => {
  const table = await aTable(database, [
    { first_name: 'Ada', profile_image_url: '/api/pictures/1/a.webp' },
    { first_name: 'Bob' },
    { first_name: 'Cid' },
  ]);
  [ada, bob] = table.userIds;
  matchId = table.matchId;
});

const add = (message: Partial<NewMessage> = {}) =>
  messages.add({
    matchId,
    userId: ada,
    text: 'Hi',
    clientId: null,
    aboutUserId: null,
    at: minutesOn(1),
    ...message,
  });
const roomOf = (userId: number) => queries.roomOf(matchId, userId);
const read = async (userId: number, beforeId: number | null = null, limit = 200) =>
  queries.messages((await roomOf(userId))!, beforeId, limit);
const texts = async (...about: Parameters<typeof read>) => (await read(...about)).map(({ text }) => text);

describe('a message', () => {
  it('is returned with the author’s public fields', async () => {
    const { id, isNew } = await add({ text: 'Hi 🍜', clientId: 'c1', at: minutesOn(3) });
    expect(isNew).toBe(true);
    const row = {
      id,
      matchId,
      text: 'Hi 🍜',
      createdAt: minutesOn(3),
      isDeleted: false,
      userId: ada,
      clientId: 'c1',
      displayName: 'Ada',
      firstName: 'Ada',
      profileImageUrl: '/api/pictures/1/a.webp',
      dateOfBirth: '2004-05-06',
      system: null,
      aboutName: null,
    };
    expect(await queries.message(matchId, id)).toEqual(row);
    expect(await read(bob)).toEqual([row]);
    expect(await queries.message(matchId, id + 1)).toBeNull();
    expect(await queries.message(matchId + 1, id)).toBeNull();
  });

  it('of a meetup is stored with its id', async () => {
    const [organizer] = await database.people({});
    const meetup = await saveMeetup(database, organizer!);
    await add();
    await add({ matchId: meetup.matchId, userId: organizer });
    const { rows } = await database.pool.query<{ meetup_id: number | null }>(
      'select meetup_id from chat_messages order by id',
    );
    expect(rows.map(({ meetup_id }) => meetup_id)).toEqual([null, meetup.id]);
  });

  it('sent again with its client id is the first one', async () => {
    const first = await add({ clientId: 'a', text: 'Hi' });
    expect(await add({ clientId: 'a', text: 'Hi' })).toEqual({ ...first, isNew: false });
    expect((await add({ clientId: 'b' })).isNew).toBe(true);
    expect((await add({ clientId: 'a', userId: bob })).isNew).toBe(true);
    expect((await add()).isNew).toBe(true);
    expect((await add()).isNew).toBe(true);
    expect(await read(bob)).toHaveLength(5);
  });

  it('sent ten times concurrently with one client id is one message', async () => {
    const added = await Promise.all(
      Array.from({ length: 10 }, () => database.unitOfWork.run(() => add({ clientId: 'a' }))),
    );
    expect(new Set(added.map(({ id }) => id)).size).toBe(1);
    expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await read(bob)).toHaveLength(1);
  });

  it('has the author’s numbered name where two share one, even after they left', async () => {
    const [otherAda] = await database.people({ first_name: 'Ada' });
    await changeMatch(database, matchId, (match) =>
      match.seat({ userId: otherAda, requestId: null }, 50, minutesOn(2)),
    );
    await add();
    await add({ userId: otherAda, at: minutesOn(3) });
    const names = async () => (await read(bob)).map(({ displayName }) => displayName);
    expect(await names()).toEqual(['Ada 1', 'Ada 2']);
    await changeMatch(database, matchId, (match) => match.leave(ada, minutesOn(4)));
    expect(await names()).toEqual(['Ada 1', 'Ada 2']);
  });
});

describe('reading', () => {
  it('returns the oldest first, in the order of insertion', async () => {
    for (const text of ['one', 'two', 'three']) await add({ text });
    expect(await texts(bob)).toEqual(['one', 'two', 'three']);
  });

  it('returns the last ones, and paginates back from any message', async () => {
    const ids: number[] = [];
    for (const text of ['one', 'two', 'three', 'four', 'five']) ids.push((await add({ text })).id);
    expect(await texts(bob, null, 2)).toEqual(['four', 'five']);
    expect(await texts(bob, ids[3]!, 2)).toEqual(['two', 'three']);
    expect(await texts(bob, ids[1]!, 2)).toEqual(['one']);
    expect(await texts(bob, ids[0]!, 2)).toEqual([]);
  });

  it('starts at the own joining, also when paginating', async () => {
    const [newcomer] = await database.people({ first_name: 'Dot' });
    await add({ text: 'Between us three', at: minutesOn(1) });
    await changeMatch(database, matchId, (match) =>
      match.seat({ userId: newcomer, requestId: null }, 50, minutesOn(2)),
    );
    await add({ text: 'At that moment', at: minutesOn(2) });
    const last = await add({ text: 'Welcome', at: minutesOn(3) });
    expect(await texts(newcomer)).toEqual(['At that moment', 'Welcome']);
    expect(await texts(newcomer, last.id)).toEqual(['At that moment']);
    expect(await texts(ada)).toHaveLength(3);
  });

  it('returns messages of one match only', async () => {
    const other = await aTable(database, [{}, {}]);
    await add({ matchId: other.matchId, userId: other.userIds[0]!, text: 'Elsewhere' });
    expect(await texts(bob)).toEqual([]);
  });
});

it('the newest message of each chat is found, without empty chats', async () => {
  const [other, empty] = [await aTable(database, [{}, {}]), await aTable(database, [{}, {}])];
  await add();
  const newest = [
    { matchId, id: (await add()).id },
    { matchId: other.matchId, id: (await add({ matchId: other.matchId, userId: other.userIds[0]! })).id },
  ];
  const found = await queries.newestMessages([other.matchId, matchId, empty.matchId]);
  expect(found.toSorted((a, b) => a.id - b.id)).toEqual(newest);
  expect(await queries.newestMessages([])).toEqual([]);
});

describe('the room', () => {
  it('exists for members of the match', async () => {
    expect(await roomOf(ada)).toEqual({
      matchId,
      userId: ada,
      status: 'pending',
      lastMessageId: 0,
      joinedAt: MONDAY,
    });
    expect(await roomOf(4711)).toBeNull();
    expect(await roomOf(SYSTEM_USER_ID)).toBeNull();
    expect(await queries.roomOf(matchId + 1, ada)).toBeNull();
  });

  it('is closed to members who left or were removed', async () => {
    await changeMatch(database, matchId, (match) => match.leave(ada, minutesOn(2)));
    expect(await roomOf(ada)).toBeNull();
    const table = await aTable(database, [{}, {}, {}]);
    await changeMatch(database, table.matchId, (match) => match.remove(table.userIds[0]!, minutesOn(2)));
    expect(await queries.roomOf(table.matchId, table.userIds[0]!)).toBeNull();
  });

  it('stays after the dinner, and ends with a canceled match', async () => {
    await changeMatch(database, matchId, (match) => match.advance(new Date('2026-03-08T03:00:00Z')));
    expect(await roomOf(ada)).toMatchObject({ status: 'completed' });
    const table = await aTable(database, [{}, {}, {}]);
    await changeMatch(database, table.matchId, (match) => match.cancel(table.userIds[0]!, minutesOn(2)));
    expect(await queries.roomOf(table.matchId, table.userIds[1]!)).toBeNull();
  });
});

describe('deleting a message', () => {
  const erase = (messageId: number, userId = ada) => messages.erase(matchId, messageId, userId, minutesOn(5));

  it('leaves a row without text, and is idempotent', async () => {
    const { id } = await add({ text: 'My address is' });
    expect(await erase(id)).toBe(true);
    expect(await erase(id)).toBe(true);
    expect(await queries.message(matchId, id)).toMatchObject({ text: '', isDeleted: true });
    const { rows } = await database.pool.query('select message from chat_messages');
    expect(rows).toEqual([{ message: '' }]);
  });

  it('is refused for other users’ messages, other matches and former members', async () => {
    const { id } = await add({ text: 'Mine' });
    expect(await erase(id, bob)).toBe(false);
    expect(await erase(id + 1)).toBe(false);
    expect(await messages.erase(matchId + 1, id, ada, minutesOn(5))).toBe(false);
    await changeMatch(database, matchId, (match) => match.leave(ada, minutesOn(4)));
    expect(await erase(id)).toBe(false);
    expect(await texts(bob)).toEqual(['Mine']);
  });
});

describe('a system message', () => {
  const joined = (aboutUserId: number) =>
    add({ userId: SYSTEM_USER_ID, text: '', system: joinedMessage, aboutUserId });

  it('has its kind, and the current display name of its user', async () => {
    const [otherBob] = await database.people({ first_name: 'bob' });
    await joined(bob);
    expect(await read(ada)).toMatchObject([{ text: '', system: joinedMessage, aboutName: 'Bob' }]);
    await changeMatch(database, matchId, (match) =>
      match.seat({ userId: otherBob, requestId: null }, 50, minutesOn(2)),
    );
    expect(await read(ada)).toMatchObject([{ system: joinedMessage, aboutName: 'Bob 1' }]);
  });

  it('names nobody once the account is deleted, and nothing in it does', async () => {
    const { id } = await joined(bob);
    await database.pool.query(`update users set deleted_at = now() where id = $1`, [bob]);
    expect(await queries.message(matchId, id)).toMatchObject({ system: joinedMessage, aboutName: null });
    await database.pool.query('delete from users where id = $1', [bob]);
    expect(await queries.message(matchId, id)).toMatchObject({ system: joinedMessage, aboutName: null });
    const { rows } = await database.pool.query<{ row: string }>(
      'select c::text as row from chat_messages c where id = $1',
      [id],
    );
    expect(rows[0]!.row).not.toMatch(/bob/i);
  });

  it('keeps its parameters', async () => {
    const system = venueMessage('Café "Ö", {name}');
    const { id } = await add({ userId: SYSTEM_USER_ID, text: '', system, clientId: 'venue-1' });
    expect(await queries.message(matchId, id)).toMatchObject({ system, aboutName: null });
    expect(await messages.systemMessages(matchId, 'venue')).toEqual([
      { occasion: 'venue-1', message: system },
    ]);
  });

  it('is not what a member writes, whatever its key', async () => {
    await add({ text: 'I wrote {name}', clientId: 'joined-by-a-client' });
    expect(await read(bob)).toMatchObject([{ text: 'I wrote {name}', system: null, aboutName: null }]);
  });
});
