import { AccountMails } from '../../../src/application/account/mails.js';
import { ReplacePassword } from '../../../src/application/credentials/replace-password.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { aUser } from '../../support/builders/a-user.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryUsers, RecordingSessions } from '../../support/fakes/in-memory-accounts.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

it.each([
  ['all sessions', undefined, [{ userId: 7 }]],
  ['all sessions except one', 'this one', [{ userId: 7, exceptSessionId: 'this one' }]],
])('ReplacePassword stores the hash, ends %s and mails the user', async (_, exceptSessionId, ended) => {
  const jobs = new RecordingJobs();
  const users = new InMemoryUsers(jobs);
  const sessions = new RecordingSessions();
  const mails = new AccountMails(() => 'Tablemates', 'https://tables.example.org', jobs);
  const replace = new ReplacePassword(users, sessions, mails, new FixedClock());
  const replacement = { passwordHash: 'hash of another', reason: 'password_changed' } as const;
  await replace.execute(aUser({ id: 7 }), { ...replacement, ...(exceptSessionId && { exceptSessionId }) });
  expect(await users.find(7)).toMatchObject({ passwordHash: 'hash of another' });
  expect(sessions.ended).toEqual(ended);
  const [mail] = jobs.named<Mail>('send-mail');
  expect(mail).toMatchObject({ to: 'ada@example.org', subject: 'Your password was changed' });
});
