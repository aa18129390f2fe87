import { AcceptApplicant } from '../../../src/application/sign-up/accept-applicant.js';
import { JoinWithProvider } from '../../../src/application/sign-up/join-with-provider.js';
import { LimitSignUps } from '../../../src/application/sign-up/limit-sign-ups.js';
import { aRegistration, aSignUpForm, aUser } from '../../support/builders/a-user.js';
import { InMemoryPendingRegistrations, InMemoryUsers } from '../../support/fakes/in-memory-accounts.js';
import { aRegistrationDesk } from '../../support/fakes/in-memory-registration.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { plainLinks } from '../../support/fakes/plain-links.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { anIdentity } from './a-provider-desk.js';

const { firstName, lastName, dateOfBirth, isAdult } = aSignUpForm();
const form = { firstName, lastName, dateOfBirth, isAdult, origin: '203.0.113.7', device: null, place: null };

function aDesk(domains: string[] = []) {
  const jobs = new RecordingJobs();
  const users = new InMemoryUsers(jobs);
  const registrations = new InMemoryPendingRegistrations();
  const clock = new FixedClock();
  const limiter = new InMemoryRateLimiter(clock);
  const { admissions } = aRegistrationDesk({ users, clock, emailDomains: domains });
  const join = new JoinWithProvider(
    new InMemoryUnitOfWork(users.rows, registrations.rows, jobs),
    users,
    registrations,
    limiter,
    clock,
    new AcceptApplicant(clock, 'America/New_York', admissions, () => 'Tablemates'),
    new LimitSignUps(limiter, plainLinks, clock),
    admissions,
  );
  return {
    users,
    registrations,
    join: (fields: object = {}) => join.execute({ identity: anIdentity(), ...form, ...fields }),
  };
}

it('the new account has the identity, the verified email and no password', async () => {
  const user = await aDesk().join({ username: 'amazing.grace' });
  expect(user).toMatchObject({ username: 'amazing.grace', email: 'grace@example.org', passwordHash: null });
  expect(user).toMatchObject({
    identityKey: 'https://issuer.example#grace',
    authProvider: 'oidc',
    trustScore: 40,
  });
});

it('a free username is derived from the email', async () => {
  const desk = aDesk();
  await desk.users.save(aUser({ username: 'Grace' }));
  expect(await desk.join()).toMatchObject({ username: 'grace2' });
});

it('a taken username, email or identity is refused', async () => {
  const desk = aDesk();
  await desk.join({ username: 'first' });
  await expect(desk.join({ username: 'FIRST' })).rejects.toMatchObject({ code: 'username_taken' });
  await expect(desk.join({ username: 'other' })).rejects.toMatchObject({ code: 'email_taken' });
  const identity = anIdentity({ email: 'other@example.org' });
  await expect(desk.join({ username: 'other', identity })).rejects.toMatchObject({ code: 'identity_taken' });
});

it('the account knows whether it is the first of its network, of which a refused one is none', async () => {
  const desk = aDesk();
  await expect(desk.join({ isAdult: false })).rejects.toMatchObject({ code: 'adulthood_not_confirmed' });
  expect(await desk.join({ username: 'first' })).toMatchObject({ isFirstOfNetwork: true });
  const identity = anIdentity({ email: 'other@example.org', subject: 'other' });
  expect(await desk.join({ username: 'other', identity })).toMatchObject({ isFirstOfNetwork: false });
});

it('an email of another domain is refused', async () => {
  const join = aDesk(['example.edu']).join();
  await expect(join).rejects.toMatchObject({ code: 'email_domain_not_allowed', field: 'email' });
});

it('sign-ups with a code for the same email end', async () => {
  const desk = aDesk();
  await desk.registrations.replace(aRegistration({ email: 'grace@example.org' }));
  await desk.join();
  expect(await desk.registrations.findNewestByEmail('grace@example.org')).toBeNull();
});

it('who is under 18, or does not say so, gets no account', async () => {
  const desk = aDesk();
  await expect(desk.join({ dateOfBirth: '2015-01-01' })).rejects.toMatchObject({ code: 'too_young_to_join' });
  await expect(desk.join({ isAdult: false })).rejects.toMatchObject({ code: 'adulthood_not_confirmed' });
});
