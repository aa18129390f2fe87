import { freeUsername } from '../../../src/application/account/free-username.js';
import { aUser } from '../../support/builders/a-user.js';
import { InMemoryUsers } from '../../support/fakes/in-memory-accounts.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

it('numbers the name of the email until no account has it', async () => {
  const users = new InMemoryUsers(new RecordingJobs());
  expect(await freeUsername('ada@example.org', users)).toBe('ada');
  await users.save(aUser({ username: 'ADA', email: 'a@example.org' }));
  await users.save(aUser({ username: 'ada2', email: 'b@example.org' }));
  expect(await freeUsername('ada@example.org', users)).toBe('ada3');
});
