import { MailDeferred } from '../../../src/application/notifications/mail-deferred.js';
import { Preferences } from '../../../src/application/notifications/preferences.js';
import { queueMail, SendMail } from '../../../src/application/notifications/send-mail.js';
import { NotRetried } from '../../../src/application/shared/not-retried.js';
import type { Mail, TextMessage } from '../../../src/application/shared/ports.js';
import type { BounceTokens } from '../../../src/application/notifications/deliverability.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryDeliverability, RecordingMailCounts } from '../../support/fakes/in-memory-deliverability.js';
import { InMemoryOptOuts } from '../../support/fakes/in-memory-opt-outs.js';
import { plainLinks } from '../../support/fakes/plain-links.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { RecordingMailer } from '../../support/fakes/recording-mailer.js';
import { forgetSentMails, NoteBounce } from '../../../src/application/notifications/note-bounce.js';
import {
  queueTextMessage,
  SendTextMessage,
} from '../../../src/application/notifications/send-text-message.js';

const MAIL = {
  id: '3e0c8f4e-3a52-4f5a-9d62-0f6f4c4f9a11',
  to: 'ada@example.org',
  subject: 'Hi',
  text: 'Hi',
  html: '<p>Hi</p>',
  attachments: [],
  hasCode: false,
  purpose: { kind: 'account' },
} satisfies Mail;
const unsubscribeUrl = 'https://tables.example.org/u/token';

const sending = (bounceTokens: BounceTokens = null) => {
  const jobs = new RecordingJobs();
  const mailer = new RecordingMailer();
  const preferences = new Preferences(new InMemoryOptOuts(), plainLinks, new FixedClock());
  const refused: string[] = [];
  const deliverability = new InMemoryDeliverability();
  const counts = new RecordingMailCounts();
  const clock = new FixedClock();
  const sendMail = new SendMail(
    mailer,
    preferences,
    { note: async (...refusal) => void refused.push(refusal.join(': ')) },
    deliverability,
    bounceTokens,
    jobs,
    counts,
    clock,
  );
  return { jobs, mailer, preferences, refused, deliverability, counts, clock, sendMail };
};

it('queues a mail as a job, which succeeds after an error of the mail server', async () => {
  const { jobs, mailer, sendMail } = sending();
  await queueMail(jobs, MAIL);
  const [payload] = jobs.named<typeof MAIL>('send-mail');

  mailer.isClosed = true;
  await expect(sendMail.execute(payload!)).rejects.toThrow('does not answer');
  mailer.isClosed = false;
  await sendMail.execute(payload!);
  expect(mailer.sent).toEqual([{ ...MAIL, id: mailer.sent[0]!.id }]);
});

it('gives up a mail whose recipient is refused, and notes the address', async () => {
  const { mailer, refused, sendMail } = sending();
  mailer.isClosed = true;
  await expect(sendMail.execute(MAIL)).rejects.not.toBeInstanceOf(NotRetried);
  expect(refused).toEqual([]);
  mailer.refuses = MAIL.to;
  await expect(sendMail.execute(MAIL)).rejects.toBeInstanceOf(NotRetried);
  expect(refused).toEqual([`${MAIL.to}: 550 no such person`]);
});

it('gives each mail an id, which all attempts to send it share', async () => {
  const { jobs, mailer, sendMail } = sending();
  await queueMail(jobs, MAIL);
  await queueMail(jobs, MAIL);
  const [first, second] = jobs.named<typeof MAIL>('send-mail');
  for (const payload of [first, first, second]) await sendMail.execute(payload!);
  const ids = mailer.sent.map(({ id }) => id);
  expect(ids[0]).toBe(ids[1]);
  expect(new Set(ids).size).toBe(2);
});

it('tries for about 40 hours while the mail server cannot be reached, which outlasts a day', async () => {
  const { jobs } = sending();
  await queueMail(jobs, MAIL);
  expect(jobs.waiting[0]!.options.attempts).toBe(16);
});

it('queues the mails of a recipient one behind the other, in whatever case the address is written', async () => {
  const { jobs } = sending();
  for (const to of ['ada@example.org', 'Ada@Example.org']) await queueMail(jobs, { ...MAIL, to });
  const [first, second] = jobs.waiting.map(({ options }) => options.queue);
  expect(first).toMatch(/^send-mail:\d+$/);
  expect(second).toBe(first);
});

it('spreads recipients over 64 queues, so that a mail that hangs delays few others', async () => {
  const { jobs } = sending();
  for (let user = 0; user < 2000; user += 1)
    await queueMail(jobs, { ...MAIL, to: `user${user}@example.org` });
  expect(new Set(jobs.waiting.map(({ options }) => options.queue)).size).toBe(64);
});

it('does not send a mail of a kind that its recipient switched off while it was queued', async () => {
  const { mailer, preferences, sendMail } = sending();
  const reminder = { ...MAIL, purpose: { kind: 'reminder' as const, userId: 7, unsubscribeUrl } };
  const change = { ...MAIL, purpose: { kind: 'table' as const, userId: 7, unsubscribeUrl } };
  const ofAnother = { ...MAIL, purpose: { kind: 'reminder' as const, userId: 8, unsubscribeUrl } };
  await preferences.set(7, 'reminder', 'email', false);
  for (const mail of [reminder, change, ofAnother]) await sendMail.execute(mail);
  expect(mailer.sent).toEqual([change, ofAnother]);
  await preferences.set(7, 'reminder', 'email', true);
  await sendMail.execute(reminder);
  expect(mailer.sent).toContainEqual(reminder);
});

it('always sends mails about safety and the account', async () => {
  const { mailer, sendMail } = sending();
  for (const kind of ['safety', 'account'] as const) await sendMail.execute({ ...MAIL, purpose: { kind } });
  expect(mailer.sent).toHaveLength(2);
});

it('sends no mail to an undeliverable address, and counts it; a code that someone asked for is tried', async () => {
  const { mailer, deliverability, counts, clock, sendMail } = sending();
  await deliverability.mark(MAIL.to, '550 5.1.1 no such user', clock.now());
  const code = { ...MAIL, hasCode: true };
  for (const mail of [MAIL, code]) await sendMail.execute(mail);
  expect(mailer.sent).toEqual([code]);
  expect(counts.withheldMails).toEqual(['undeliverable']);
  await deliverability.startAnew(MAIL.to);
  await sendMail.execute(MAIL);
  expect(mailer.sent).toEqual([code, MAIL]);
});

it('asks a server that does not take a mail now within minutes, then within hours, and gives up after a day', async () => {
  const { jobs, mailer, refused, sendMail } = sending();
  await queueMail(jobs, MAIL);
  mailer.defers = true;
  const minutes: number[] = [];
  for (let waits = 0; waits < 8; waits += 1) {
    await sendMail.execute(jobs.waiting.at(-1)!.payload as typeof MAIL);
    minutes.push(jobs.waiting.at(-1)!.options.delaySeconds! / 60);
  }
  expect(minutes).toEqual([1, 5, 15, 60, 180, 360, 480, 720]);
  const last = jobs.waiting.at(-1)!;
  expect(last.options).toMatchObject({ attempts: 1, queue: jobs.waiting[0]!.options.queue });
  await expect(sendMail.execute(last.payload as typeof MAIL)).rejects.toBeInstanceOf(MailDeferred);
  expect(jobs.waiting).toHaveLength(9);
  mailer.defers = false;
  await sendMail.execute(last.payload as typeof MAIL);
  expect(mailer.sent).toEqual([{ ...MAIL, id: mailer.sent[0]!.id }]);
  expect(mailer.sent[0]!.id).toBe((jobs.waiting[0]!.payload as typeof MAIL).id);
  expect(refused).toEqual([]);
});

it('remembers to whom a mail goes before it is sent, where reports on it are read', async () => {
  const { mailer, deliverability, sendMail } = sending((id) => `token of ${id}`);
  mailer.isClosed = true;
  await expect(sendMail.execute(MAIL)).rejects.toThrow();
  expect(await deliverability.addressOf(`token of ${MAIL.id}`)).toBe(MAIL.to);
  mailer.isClosed = false;
  await sendMail.execute(MAIL);
  expect(mailer.sent).toEqual([{ ...MAIL, bounceToken: `token of ${MAIL.id}` }]);
});

it('hands no mail to the server once what it tells has ended, also when it was tried before, and counts it', async () => {
  const { jobs, mailer, counts, clock, sendMail } = sending();
  const until = new Date(clock.now().getTime() + 15 * 60_000).toISOString();
  await queueMail(jobs, { ...MAIL, hasCode: true, until });
  mailer.defers = true;
  await sendMail.execute(jobs.named<typeof MAIL>('send-mail').at(-1)!);
  mailer.defers = false;
  const later = jobs.named<typeof MAIL>('send-mail').at(-1)!;
  clock.pass({ minutes: 14 });
  await sendMail.execute(later);
  expect(mailer.sent).toHaveLength(1);
  expect(mailer.sent[0]).not.toHaveProperty('until');
  clock.pass({ minutes: 1 });
  await sendMail.execute(later);
  expect(mailer.sent).toHaveLength(1);
  expect(counts.withheldMails).toEqual(['outdated']);
});

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

const MESSAGE: TextMessage = { to: '+12025550123', text: 'Your code is 123456' };

it('queues a text message as a job with a limited number of attempts', async () => {
  const jobs = new RecordingJobs();
  await queueTextMessage(jobs, MESSAGE);
  expect(jobs.waiting).toEqual([{ name: 'send-text-message', payload: MESSAGE, options: { attempts: 6 } }]);
});

it('sends the text message of the job and throws errors of the service, so that the job is retried', async () => {
  const delivered: TextMessage[] = [];
  await new SendTextMessage({ deliver: async (message) => void delivered.push(message) }).execute(MESSAGE);
  expect(delivered).toEqual([MESSAGE]);
  const failing = new SendTextMessage({ deliver: () => Promise.reject(new Error('no answer')) });
  await expect(failing.execute(MESSAGE)).rejects.toThrow('no answer');
});
