import { PostgresChatMessages } from '../../../../src/adapters/persistence/chat/postgres-chat-messages.js';
import { PostgresUnreadNotices } from '../../../../src/adapters/persistence/chat/postgres-unread-notices.js';
import { SYSTEM_USER_ID } from '../../../../src/domain/chat/chat-message.js';
import { aTable, changeMatch, insertTable } from '../../../support/postgres/a-table.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');
const minutesOn = (minutes: number) => new Date(MONDAY.getTime() + minutes * 60_000);

const database = ownDatabase();
let notices: PostgresUnreadNotices;
let messages: PostgresChatMessages;
let matchId: number;
let ada: number;
let bob: number;
let cid: number;

beforeAll(() => {
  notices = new PostgresUnreadNotices(database.em);
  messages = new PostgresChatMessages(database.em);
});
beforeEach(async () => {
  const table = await aTable(database, [{ first_name: 'Ada' }, { first_name: 'Bob' }, { first_name: 'Cid' }]);
  [ada, bob, cid] = table.userIds as [number, number, number];
  matchId = table.matchId;
  for (const userId of table.userIds) await aDeviceOf(userId);
});

async function aDeviceOf(userId: number): Promise<void> {
  await database.em.execute(
    `insert into sessions (sid, sess, expire) values (?, '{}', now() + interval '1 day')`,
    [`session-${userId}`],
  );
  await database.em.execute(
    `insert into push_devices (user_id, session_id, endpoint, p256dh, auth, subscribed_at)
     values (?, ?, ?, 'key', 'secret', now())`,
    [userId, `session-${userId}`, `https://push.example.org/${userId}`],
  );
}
const write = async (userId: number, minutes: number, matchOfMessage = matchId) =>
  (
    await messages.add({
      matchId: matchOfMessage,
      userId,
      text: 'Hi',
      clientId: null,
      aboutUserId: null,
      at: minutesOn(minutes),
    })
  ).id;
const toPush = (after = 0, limit = 10) =>
  notices.toPush({ from: minutesOn(0), until: minutesOn(60) }, after, limit);
const pushedTo = async () => (await toPush()).map(({ userId }) => userId);
const toBeMailed = (mailedBefore: Date, after = 0) =>
  notices.usersToMail({ from: minutesOn(0), until: minutesOn(60) }, mailedBefore, after, 10);
const mailedTo = (mailedBefore = minutesOn(-1440)) => toBeMailed(mailedBefore);

it('an unread message is for all members with a device but its author', async () => {
  await write(ada, 1);
  const newest = await write(ada, 2);
  const [first, ...others] = await toPush();
  expect(first).toEqual({
    seatId: first!.seatId,
    userId: bob,
    matchId,
    date: '2026-03-07',
    timeZone: 'America/New_York',
    newestMessageId: newest,
    count: 2,
  });
  expect(others.map(({ userId }) => userId)).toEqual([cid]);
  expect(await mailedTo()).toEqual([bob, cid]);
  await database.em.execute(`delete from push_devices where user_id = ?`, [bob]);
  expect(await pushedTo()).toEqual([cid]);
  expect(await mailedTo()).toEqual([bob, cid]);
});

it('pages follow the id of the seat', async () => {
  await write(ada, 1);
  const [first] = await toPush(0, 1);
  const [second] = await toPush(first!.seatId, 1);
  expect([first!.userId, second!.userId]).toEqual([bob, cid]);
  expect(await toPush(second!.seatId, 1)).toEqual([]);
  expect(await toBeMailed(minutesOn(0), bob)).toEqual([cid]);
});

it('messages that are read, too old, too new, deleted, of the system or of a blocked user are for no one', async () => {
  const read = await write(ada, 1);
  for (const userId of [bob, cid]) await messages.markRead(matchId, userId, read);
  await write(ada, -5);
  await write(ada, 61);
  await messages.erase(matchId, await write(ada, 3), ada, minutesOn(4));
  await write(SYSTEM_USER_ID, 5);
  expect(await pushedTo()).toEqual([]);
  expect(await mailedTo()).toEqual([]);

  await write(ada, 6);
  await database.block(bob, ada);
  expect(await pushedTo()).toEqual([cid]);
  expect(await mailedTo()).toEqual([cid]);
});

it('a member who has left is not told, and no member of a cancelled match', async () => {
  await write(ada, 1);
  await changeMatch(database, matchId, (match) => match.leave(bob, minutesOn(2)));
  expect(await pushedTo()).toEqual([cid]);
  await changeMatch(database, matchId, (match) => match.cancel(ada, minutesOn(3)));
  expect(await pushedTo()).toEqual([]);
  expect(await mailedTo()).toEqual([]);
});

it('a chat is announced once on each channel until it is read, whatever is written meanwhile', async () => {
  await write(ada, 1);
  for (const chat of await toPush()) expect(await notices.notePushed(chat)).toBe(true);
  const later = await write(ada, 2);
  expect(await pushedTo()).toEqual([]);
  expect(await mailedTo()).toEqual([bob, cid]);
  await messages.markRead(matchId, bob, later);
  await write(ada, 3);
  expect(await pushedTo()).toEqual([bob]);
});

it('a user who was mailed is mailed again about another chat, but not on the same day', async () => {
  await write(ada, 1);
  const [chat] = await notices.toMail(bob);
  expect(await notices.noteMailed(chat!, minutesOn(100))).toBe(true);
  expect(await mailedTo(minutesOn(99))).toEqual([cid]);
  expect(await notices.toMail(bob)).toEqual([]);
  const other = await insertTable(database, [ada, bob, cid]);
  await write(ada, 4, other);
  expect(await mailedTo(minutesOn(99))).toEqual([cid]);
  expect(await mailedTo(minutesOn(100))).toEqual([bob, cid]);
  expect((await notices.toMail(bob)).map((each) => each.matchId)).toEqual([other]);
});

it('of two servers that announce a chat at the same time, one does', async () => {
  await write(ada, 1);
  const [chat] = await toPush();
  const first = await Promise.all(
    Array.from({ length: 5 }, () => database.unitOfWork.run(() => notices.notePushed(chat!))),
  );
  expect(first.filter(Boolean)).toHaveLength(1);
});

it('counts at most 99 messages', async () => {
  for (let minute = 0; minute < 50; minute += 1)
    await Promise.all([write(ada, 1 + minute), write(cid, 1 + minute)]);
  expect((await toPush()).find(({ userId }) => userId === bob)!.count).toBe(99);
});
