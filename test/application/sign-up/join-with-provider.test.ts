import { aRegistration, aSignUpForm, aUser } from '../../support/builders/a-user.js';
import { composedAccount } from '../account/account-desk.js';
import { refused } from '../../support/refused.js';
import { anIdentity } from './a-provider-desk.js';

let desk: ReturnType<typeof aDesk>;
beforeEach(() => {
  desk = aDesk();
});

const { firstName, lastName, dateOfBirth, isAdult } = aSignUpForm();
const form = { firstName, lastName, dateOfBirth, isAdult, origin: '203.0.113.7', device: null, place: null };

function aDesk(domains: string[] = []) {
  const { account, users, registrations } = composedAccount({ emailDomains: domains });
  return {
    users,
    registrations,
    join: (fields: object = {}) =>
      account.newAccounts.joinWithProvider({ identity: anIdentity(), ...form, ...fields }),
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
  await desk.users.save(aUser({ username: 'Grace' }));
  expect(await desk.join()).toMatchObject({ username: 'grace2' });
});

it('a taken username, email or identity is refused', async () => {
  await desk.join({ username: 'first' });
  await refused(desk.join({ username: 'FIRST' }), 'username_taken');
  await refused(desk.join({ username: 'other' }), 'email_taken');
  const identity = anIdentity({ email: 'other@example.org' });
  await refused(desk.join({ username: 'other', identity }), 'identity_taken');
});

it('the account knows whether it is the first of its network, of which a refused one is none', async () => {
  await refused(desk.join({ isAdult: false }), 'adulthood_not_confirmed');
  expect(await desk.join({ username: 'first' })).toMatchObject({ isFirstOfNetwork: true });
  const identity = anIdentity({ email: 'other@example.org', subject: 'other' });
  expect(await desk.join({ username: 'other', identity })).toMatchObject({ isFirstOfNetwork: false });
});

it('an email of another domain is refused', async () => {
  const join = aDesk(['example.edu']).join();
  await expect(join).rejects.toMatchObject({ code: 'email_domain_not_allowed', field: 'email' });
});

it('sign-ups with a code for the same email end', async () => {
  await desk.registrations.replace(aRegistration({ email: 'grace@example.org' }));
  await desk.join();
  expect(await desk.registrations.findNewestByEmail('grace@example.org')).toBeNull();
});

it('who is under 18, or does not say so, gets no account', async () => {
  await refused(desk.join({ dateOfBirth: '2015-01-01' }), 'too_young_to_join');
  await refused(desk.join({ isAdult: false }), 'adulthood_not_confirmed');
});
