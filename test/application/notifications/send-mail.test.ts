import { MailDeferred } from '../../../src/application/notifications/mail-deferred.js';
import { Preferences } from '../../../src/application/notifications/preferences.js';
import { queueMail, SendMail } from '../../../src/application/notifications/send-mail.js';
import { NotRetried } from '../../../src/application/shared/not-retried.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import type { BounceTokens } from '../../../src/application/notifications/deliverability.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryDeliverability, RecordingMailCounts } from '../../support/fakes/in-memory-deliverability.js';
import { InMemoryOptOuts } from '../../support/fakes/in-memory-opt-outs.js';
import { plainLinks } from '../../support/fakes/plain-links.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { RecordingMailer } from '../../support/fakes/recording-mailer.js';

const MAIL = {
  id: '3e0c8f4e-3a52-4f5a-9d62-0f6f4c4f9a11',
  ...{ to: 'ada@example.org', subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' },
  ...{ attachments: [], hasCode: false, purpose: { kind: 'account' } },
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
