import { expect, it } from '@jest/globals';
import { Preferences } from '../../../src/application/notifications/preferences.js';
import { queueMail, SendMail } from '../../../src/application/notifications/send-mail.js';
import { NotRetried } from '../../../src/application/shared/not-retried.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryOptOuts } from '../../support/fakes/in-memory-opt-outs.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { RecordingMailer } from '../../support/fakes/recording-mailer.js';

const MAIL: Mail = {
  ...{ to: 'ada@example.org', subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' },
  ...{ attachments: [], hasCode: false, purpose: { kind: 'account' } },
};
const unsubscribeUrl = 'https://tables.example.org/u/token';

const sending = () => {
  const jobs = new RecordingJobs();
  const mailer = new RecordingMailer();
  const preferences = new Preferences(new InMemoryOptOuts(), new FixedClock());
  const refused: string[] = [];
  const sendMail = new SendMail(mailer, preferences, { note: async (address) => void refused.push(address) });
  return { jobs, mailer, preferences, refused, sendMail };
};

it('queues a mail as a job, which succeeds after an error of the mail server', async () => {
  const { jobs, mailer, sendMail } = sending();
  await queueMail(jobs, MAIL);
  const [payload] = jobs.named<Mail>('send-mail');

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
  expect(refused).toEqual([MAIL.to]);
});

it('gives each mail an id, which all attempts to send it share', async () => {
  const { jobs, mailer, sendMail } = sending();
  await queueMail(jobs, MAIL);
  await queueMail(jobs, MAIL);
  const [first, second] = jobs.named<Mail>('send-mail');
  for (const payload of [first, first, second]) await sendMail.execute(payload!);
  const ids = mailer.sent.map(({ id }) => id);
  expect(ids[0]).toBe(ids[1]);
  expect(new Set(ids).size).toBe(2);
});

it('limits the number of attempts', async () => {
  const { jobs } = sending();
  await queueMail(jobs, MAIL);
  expect(jobs.waiting[0]!.options.attempts).toBe(12);
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
  const reminder: Mail = { ...MAIL, purpose: { kind: 'reminder', userId: 7, unsubscribeUrl } };
  const change: Mail = { ...MAIL, purpose: { kind: 'table', userId: 7, unsubscribeUrl } };
  const ofAnother: Mail = { ...MAIL, purpose: { kind: 'reminder', userId: 8, unsubscribeUrl } };
  await preferences.set(7, 'reminder', 'email', false);
  for (const mail of [reminder, change, ofAnother]) await sendMail.execute(mail);
  expect(mailer.sent).toEqual([change, ofAnother]);
  await preferences.set(7, 'reminder', 'email', true);
  await sendMail.execute(reminder);
  expect(mailer.sent).toContain(reminder);
});

it('always sends mails about safety and the account', async () => {
  const { mailer, sendMail } = sending();
  for (const kind of ['safety', 'account'] as const) await sendMail.execute({ ...MAIL, purpose: { kind } });
  expect(mailer.sent).toHaveLength(2);
});
