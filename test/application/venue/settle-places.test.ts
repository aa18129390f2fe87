import type { PushMessage } from '../../../src/application/notifications/push.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { aTableWithVenues } from './a-table-with-venues.js';

/** From Monday 10:00 to Friday 18:00 in New York, a day before the start, and from there to three hours before it. */
const UNTIL_A_DAY_BEFORE = { days: 4, hours: 8 };
const UNTIL_THE_END_OF_THE_VOTE = { hours: 21 };
const ASKED = "Who books your table? It's one call. Take it under Where & when.";

it('asks who books a day before, and says at the end of the vote that nobody does, each once', async () => {
  const table = await aTableWithVenues();
  const said = table.lines().length;
  await table.settlePlaces();
  expect(table.lines()).toHaveLength(said);
  table.clock.pass(UNTIL_A_DAY_BEFORE);
  await table.settlePlaces();
  await table.settlePlaces();
  expect(table.lines().slice(said)).toEqual([ASKED]);
  table.clock.pass(UNTIL_THE_END_OF_THE_VOTE);
  await table.settlePlaces();
  await table.settlePlaces();
  expect(table.lines().slice(said)).toEqual([
    ASKED,
    'Nobody has booked a table yet. Please call, or be there a little earlier and ask.',
  ]);
});

it('chooses a suggestion without votes at the end of the vote, and asks who books it', async () => {
  const table = await aTableWithVenues([]);
  await table.propose(1, table.id, { name: 'Corner House', address: null });
  table.clock.pass(UNTIL_A_DAY_BEFORE);
  await table.settlePlaces();
  expect(table.place()).toBeNull();
  table.clock.pass(UNTIL_THE_END_OF_THE_VOTE);
  await table.settlePlaces();
  expect(table.place()).toBe('Corner House');
  expect(table.lines().slice(-2)).toEqual(['Leading: Corner House', ASKED]);
});

it('asks who books in one mail and one push message to each member, and who picks in one to that member', async () => {
  const table = await aTableWithVenues();
  for (const userId of [1, 2, 3, 4, 5]) table.devicesOf.set(userId, [10 + userId]);
  table.jobs.take('send-mail');
  table.clock.pass(UNTIL_A_DAY_BEFORE);
  for (let i = 0; i < 3; i++) await table.settlePlaces();
  const mails = table.jobs.take<Mail>('send-mail');
  expect(mails.map(({ to }) => to)).toEqual([1, 2, 3, 4, 5].map((id) => `person${id}@example.org`));
  expect(mails[0]!.subject).toBe('Who books your table? Sat, Mar 7, 6 PM');
  const pushed = table.jobs.take<{ deviceId: number; kind: string; message: PushMessage }>('send-push');
  const title = mails[0]!.subject;
  expect(pushed).toMatchObject(
    [11, 12, 13, 14, 15].map((deviceId) => ({ deviceId, kind: 'table', message: { title } })),
  );

  const other = await aTableWithVenues([]);
  await other.confirm(3, other.id);
  other.contacts.languages.set(3, 'de');
  other.jobs.take('send-mail');
  other.clock.pass(UNTIL_A_DAY_BEFORE);
  other.clock.pass(UNTIL_THE_END_OF_THE_VOTE);
  for (let i = 0; i < 3; i++) await other.settlePlaces();
  const [mail, ...more] = other.jobs.take<Mail>('send-mail');
  expect([mail!.to, mail!.subject, more]).toEqual([
    'person3@example.org',
    'Such du den Ort aus: Sa., 7. März, 18:00 Uhr',
    [],
  ]);
});

it('without suggestions asks one member to pick, who settles it', async () => {
  const table = await aTableWithVenues([]);
  await table.confirm(3, table.id);
  table.clock.pass(UNTIL_A_DAY_BEFORE);
  table.clock.pass(UNTIL_THE_END_OF_THE_VOTE);
  await table.settlePlaces();
  await table.settlePlaces();
  const asked = table.lines().filter((line) => line.includes('you pick'));
  expect(asked).toEqual(['{name}, you pick: suggest a place, and your table meets there.']);
  await table.propose(3, table.id, { name: 'Corner House', address: null });
  expect(table.place()).toBe('Corner House');
});
