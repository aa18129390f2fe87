import type { PushMessage } from '../../../src/application/notifications/push.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { aTableWithVenues } from './a-table-with-venues.js';

const ASKED = "Who books your table? It's one call. Take it under Where & when.";
type Table = Awaited<ReturnType<typeof aTableWithVenues>>;

/** From Monday 10:00 to Friday 18:00 in New York, a day before the start; the job runs twice. */
async function aDayBefore(table: Table) {
  table.clock.pass({ days: 4, hours: 8 });
  for (const _ of [1, 2]) await table.settlePlaces();
}
/** From there to three hours before the start. */
async function endOfTheVote(table: Table) {
  table.clock.pass({ hours: 21 });
  for (const _ of [1, 2]) await table.settlePlaces();
}

it('asks who books a day before, and says at the end of the vote that nobody does, each once', async () => {
  const table = await aTableWithVenues();
  const said = table.lines().length;
  await table.settlePlaces();
  expect(table.lines()).toHaveLength(said);
  await aDayBefore(table);
  expect(table.lines().slice(said)).toEqual([ASKED]);
  await endOfTheVote(table);
  expect(table.lines().slice(said)).toEqual([
    ASKED,
    'Nobody has booked a table yet. Please call, or be there a little earlier and ask.',
  ]);
});

it('chooses a suggestion without votes at the end of the vote, and asks who books it', async () => {
  const table = await aTableWithVenues([]);
  await table.proposes(1, { name: 'Corner House', address: null });
  await aDayBefore(table);
  expect(table.place()).toBeNull();
  await endOfTheVote(table);
  expect(table.place()).toBe('Corner House');
  expect(table.lines().slice(-2)).toEqual(['Leading: Corner House', ASKED]);
});

it('asks who books in one mail and one push message to each member', async () => {
  const table = await aTableWithVenues();
  for (const userId of [1, 2, 3, 4, 5]) table.devicesOf.set(userId, [10 + userId]);
  table.jobs.take('send-mail');
  await aDayBefore(table);
  const mails = table.jobs.take<Mail>('send-mail');
  expect(mails.map(({ to }) => to)).toEqual([1, 2, 3, 4, 5].map((id) => `person${id}@example.org`));
  const title = 'Who books your table? Sat, Mar 7, 6 PM';
  expect(mails[0]!.subject).toBe(title);
  const pushed = table.jobs.take<{ deviceId: number; kind: string; message: PushMessage }>('send-push');
  expect(pushed).toMatchObject(
    [11, 12, 13, 14, 15].map((deviceId) => ({ deviceId, kind: 'table', message: { title } })),
  );
});

it('without suggestions asks one member to pick, in the chat and by mail, who settles it', async () => {
  const table = await aTableWithVenues([]);
  await table.confirm(3, table.id);
  table.contacts.languages.set(3, 'de');
  table.jobs.take('send-mail');
  await aDayBefore(table);
  await endOfTheVote(table);
  const asked = table.lines().filter((line) => line.includes('you pick'));
  expect(asked).toEqual(['{name}, you pick: suggest a place, and your table meets there.']);
  const mails = table.jobs.take<Mail>('send-mail').map(({ to, subject }) => [to, subject]);
  expect(mails).toEqual([['person3@example.org', 'Such du den Ort aus: Sa., 7. März, 18:00 Uhr']]);
  await table.proposes(3, { name: 'Corner House', address: null });
  expect(table.place()).toBe('Corner House');
});
