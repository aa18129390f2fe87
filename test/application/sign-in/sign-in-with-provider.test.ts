import { SignInWithProvider } from '../../../src/application/sign-in/sign-in-with-provider.js';
import { candidateWithProvider } from '../../../src/domain/account/candidate.js';
import { User } from '../../../src/domain/account/user.js';
import { applicantFrom } from '../../../src/domain/account/applicant.js';
import { aSignUpForm, aUser } from '../../support/builders/a-user.js';
import { InMemoryUsers } from '../../support/fakes/in-memory-accounts.js';
import { aRegistrationDesk } from '../../support/fakes/in-memory-registration.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { anIdentity, providersOf } from '../sign-up/a-provider-desk.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const answer = { provider: '1', attempt: {}, query: new URLSearchParams(), origin: '203.0.113.7' };

function aDesk(identity = anIdentity(), domains: string[] = []) {
  const users = new InMemoryUsers(new RecordingJobs());
  const clock = new FixedClock();
  const limiter = new InMemoryRateLimiter(clock);
  const { admissions } = aRegistrationDesk({ users, clock, emailDomains: domains });
  const signIn = new SignInWithProvider(providersOf(identity), users, limiter, admissions);
  return { users, signIn: () => signIn.execute(answer) };
}

const grace = () =>
  User.join(
    candidateWithProvider(
      applicantFrom(
        aSignUpForm({ username: 'grace', email: 'grace@example.org' }),
        '2026-03-02',
        'Tablemates',
      ),
      anIdentity(),
      null,
      NOW,
    ),
    NOW,
  );

describe('an identity', () => {
  it('opens the account that it belongs to, also when the email is no longer verified', async () => {
    const desk = aDesk(anIdentity({ email: 'new@example.org', isEmailVerified: false }));
    await desk.users.save(grace());
    expect(await desk.signIn()).toMatchObject({ next: 'session', user: { passwordHash: null } });
  });

  it('of another issuer with the same subject is another one', async () => {
    const desk = aDesk(anIdentity({ issuer: 'https://other.example' }));
    await desk.users.save(grace());
    expect(await desk.signIn()).toMatchObject({ next: 'link' });
  });

  it('with the email of an account, in any case, has to be linked', async () => {
    const desk = aDesk(anIdentity({ email: 'Ada@Example.org' }));
    await desk.users.save(aUser({ email: 'ada@example.org' }));
    expect(await desk.signIn()).toMatchObject({ next: 'link', identity: { email: 'ada@example.org' } });
  });

  it('with an unknown email of another domain is refused, and a member of earlier still signs in', async () => {
    const desk = aDesk(anIdentity(), ['example.edu']);
    await expect(desk.signIn()).rejects.toMatchObject({ code: 'email_domain_not_allowed' });
    await desk.users.save(grace());
    expect(await desk.signIn()).toMatchObject({ next: 'session' });
  });

  it('with an unknown email signs up', async () => {
    expect(await aDesk().signIn()).toEqual({ next: 'sign-up', identity: anIdentity() });
  });

  it.each([{ isEmailVerified: false }, { email: 'no address' }])(
    'without a verified email is refused',
    async (fields) => {
      await expect(aDesk(anIdentity(fields)).signIn()).rejects.toMatchObject({
        code: 'provider_email_not_verified',
      });
    },
  );
});

it('there is no sign-in without a provider in the settings', async () => {
  const users = new InMemoryUsers(new RecordingJobs());
  const clock = new FixedClock();
  const { admissions } = aRegistrationDesk({ users, clock });
  const signIn = new SignInWithProvider(new Map(), users, new InMemoryRateLimiter(clock), admissions);
  await expect(signIn.execute(answer)).rejects.toMatchObject({ code: 'provider_unavailable' });
});
