import { expect, it } from '@jest/globals';
import { queueMail, SendMail } from '../../../src/application/notifications/send-mail.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { RecordingMailer } from '../../support/fakes/recording-mailer.js';

const MAIL: Mail = { to: 'ada@example.org', subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' };

it('queues a mail as a job, which succeeds after an error of the mail server', async () => {
  const jobs = new RecordingJobs();
  const mailer = new RecordingMailer();
  await queueMail(jobs, MAIL);
  const [payload] = jobs.named<Mail>('send-mail');

  mailer.isClosed = true;
  await expect(new SendMail(mailer).execute(payload!)).rejects.toThrow('does not answer');
  mailer.isClosed = false;
  await new SendMail(mailer).execute(payload!);
  expect(mailer.sent).toEqual([{ ...MAIL, id: mailer.sent[0]!.id }]);
});

it('gives each mail an id, which all attempts to send it share', async () => {
  const jobs = new RecordingJobs();
  const mailer = new RecordingMailer();
  await queueMail(jobs, MAIL);
  await queueMail(jobs, MAIL);
  const [first, second] = jobs.named<Mail>('send-mail');
  for (const payload of [first, first, second]) await new SendMail(mailer).execute(payload!);
  const ids = mailer.sent.map(({ id }) => id);
  expect(ids[0]).toBe(ids[1]);
  expect(new Set(ids).size).toBe(2);
});

it('limits the number of attempts', async () => {
  const jobs = new RecordingJobs();
  await queueMail(jobs, MAIL);
  expect(jobs.waiting[0]!.options.attempts).toBe(12);
});
