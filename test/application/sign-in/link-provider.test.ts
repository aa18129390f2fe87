import { LinkProvider } from '../../../src/application/sign-in/link-provider.js';
import { aUser } from '../../support/builders/a-user.js';
import { InMemoryUsers } from '../../support/fakes/in-memory-accounts.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { WrongCredentials } from '../../../src/domain/account/sign-in-errors.js';
import type { Credentials } from '../../../src/application/sign-in/credentials.js';
import { anIdentity } from '../sign-up/a-provider-desk.js';

const stranger = { origin: '203.0.113.7', device: null };
const identity = anIdentity({ email: 'ada@example.org' });

const clock = new FixedClock();

async function aDesk(whileVerifying: (users: InMemoryUsers) => Promise<unknown> = async () => undefined) {
  const jobs = new RecordingJobs();
  const users = new InMemoryUsers(jobs);
  await users.save(aUser({ passwordHash: 'hash of secret1' }));
  const user = (await users.findByEmail('ada@example.org'))!;
  const credentials = {
    verify: async ({ password }: { password: string }) => {
      if (password !== 'secret1') throw new WrongCredentials();
      await whileVerifying(users);
      return { id: user.id, passwordHash: 'hash of secret1' };
    },
  } as unknown as Credentials;
  const link = new LinkProvider(new InMemoryUnitOfWork(users.rows, jobs), credentials, users, clock);
  return { users, link: (password: string) => link.execute({ identity, password, ...stranger }) };
}

it('the password of the account links the identity to it', async () => {
  const desk = await aDesk();
  const { id } = await desk.link('secret1');
  expect(await desk.users.findByIdentity('https://issuer.example#grace')).toMatchObject({ id });
});

it('a wrong password links nothing', async () => {
  const desk = await aDesk();
  await expect(desk.link('guess12')).rejects.toMatchObject({ code: 'wrong_password' });
  expect(await desk.users.findByIdentity('https://issuer.example#grace')).toBeNull();
});

it.each(['password', 'email'] as const)('a concurrent change of the %s refuses the link', async (what) => {
  const desk = await aDesk(async (users) => {
    const user = (await users.findByEmail('ada@example.org'))!;
    if (what === 'password') user.changePassword('another hash', clock.now());
    else user.changeEmail('elsewhere@example.org', clock.now());
    await users.save(user);
  });
  await expect(desk.link('secret1')).rejects.toMatchObject({ code: 'wrong_password' });
  expect(await desk.users.findByIdentity('https://issuer.example#grace')).toBeNull();
});
