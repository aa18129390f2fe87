import { forgetSentMails, NoteBounce } from '../../../src/application/notifications/note-bounce.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryDeliverability, RecordingMailCounts } from '../../support/fakes/in-memory-deliverability.js';

const ADDRESS = 'ada@example.org';

async function bounces() {
  const clock = new FixedClock();
  const deliverability = new InMemoryDeliverability();
  const counts = new RecordingMailCounts();
  const refused: string[][] = [];
  const noteBounce = new NoteBounce(
    deliverability,
    { note: async (...refusal) => void refused.push(refusal) },
    counts,
  );
  await deliverability.noteSent('token', ADDRESS, clock.now());
  return { clock, deliverability, counts, refused, noteBounce };
}

it('a mail that came back for good marks the address to which it was sent, with what the server said', async () => {
  const { noteBounce, refused } = await bounces();
  const report = { token: 'token', status: '5.1.1', reply: '550 no such\r\n user' };
  expect(await noteBounce.execute(report)).toBe('undeliverable');
  expect(refused).toEqual([[ADDRESS, '5.1.1 550 no such user']]);
});

it('a full mailbox, a delay or a refusal by policy marks no address, however often it comes', async () => {
  const { noteBounce, refused, counts } = await bounces();
  for (const status of ['4.2.2', '5.2.2', '4.4.7', '5.7.1', '4.2.2'])
    expect(await noteBounce.execute({ token: 'token', status, reply: '' })).toBe('temporary');
  expect(refused).toEqual([]);
  expect(counts.outcomes).toHaveLength(5);
});

it.each([
  ['5.0.0', 'smtp; 550 user unknown', 'undeliverable'],
  ['550', '5.1.1 no such user', 'undeliverable'],
  ['', '550 no such user', 'undeliverable'],
  ['5.0.0', '', 'temporary'],
  ['', '', 'temporary'],
  ['5.1.1', '550 the sender is rejected', 'temporary'],
])('a report of %j with %j is %s', async (status, reply, outcome) => {
  const { noteBounce } = await bounces();
  expect(await noteBounce.execute({ token: 'token', status, reply })).toBe(outcome);
});

it('a report with a guessed token, or on a mail from before the address was confirmed, marks no address', async () => {
  const { noteBounce, refused, deliverability } = await bounces();
  expect(await noteBounce.execute({ token: 'guessed', status: '5.1.1', reply: '' })).toBe('unknown');
  await deliverability.startAnew(ADDRESS);
  expect(await noteBounce.execute({ token: 'token', status: '5.1.1', reply: '' })).toBe('unknown');
  expect(refused).toEqual([]);
});

it('sent mails are forgotten after a week', async () => {
  const { clock, deliverability } = await bounces();
  const purge = forgetSentMails(deliverability, clock);
  clock.pass({ days: 7 });
  await purge.execute();
  expect([...deliverability.sent.keys()]).toEqual(['token']);
  await deliverability.noteSent('newer', ADDRESS, clock.now());
  clock.pass({ minutes: 1 });
  await purge.execute();
  expect([...deliverability.sent.keys()]).toEqual(['newer']);
});
