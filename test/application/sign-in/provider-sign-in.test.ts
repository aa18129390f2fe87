import { applicantFrom } from '../../../src/domain/account/applicant.js';
import { candidateWithProvider } from '../../../src/domain/account/candidate.js';
import { User } from '../../../src/domain/account/user.js';
import { aSignUpForm, aUser } from '../../support/builders/a-user.js';
import { PlainPasswords } from '../../support/fakes/plain-passwords.js';
import { adasDesk, composedAccount } from '../account/account-desk.js';
import { refused } from '../../support/refused.js';
import { anIdentity, providersOf } from '../sign-up/a-provider-desk.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const answer = { provider: '1', attempt: {}, query: new URLSearchParams(), origin: '203.0.113.7' };
const stranger = { origin: '203.0.113.7', device: null };

function aDesk(identity = anIdentity(), emailDomains: string[] = []) {
  const { account, users } = composedAccount({ emailDomains, given: { providers: providersOf(identity) } });
  return { users, signIn: () => account.providerSignIn.finish(answer) };
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
    await refused(desk.signIn(), 'email_domain_not_allowed');
    await desk.users.save(grace());
    expect(await desk.signIn()).toMatchObject({ next: 'session' });
  });

  it('with an unknown email signs up', async () => {
    expect(await aDesk().signIn()).toEqual({ next: 'sign-up', identity: anIdentity() });
  });

  it.each([{ isEmailVerified: false }, { email: 'no address' }])(
    'without a verified email is refused',
    (fields) => refused(aDesk(anIdentity(fields)).signIn(), 'provider_email_not_verified'),
  );
});

it('there is no sign-in without a provider in the settings', () =>
  refused(composedAccount().account.providerSignIn.finish(answer), 'provider_unavailable'));

describe('the link to an account', () => {
  const identity = anIdentity({ email: 'ada@example.org' });

  /** @param meanwhile happens between the check of the password and the link */
  async function aLink(password: string, meanwhile: (ada: User) => void = () => undefined) {
    class SlowPasswords extends PlainPasswords {
      override async verify(hash: string | null, typed: string): Promise<boolean> {
        const ada = (await desk.users.find(desk.ada.id))!;
        meanwhile(ada);
        await desk.users.save(ada);
        return super.verify(hash, typed);
      }
    }
    const desk = await adasDesk({ given: { passwords: new SlowPasswords() } });
    const linking = desk.account.providerSignIn.link({ identity, password, ...stranger });
    return { desk, linking, linked: () => desk.users.findByIdentity('https://issuer.example#grace') };
  }

  it('is made by the password of the account', async () => {
    const { desk, linking, linked } = await aLink('secret1');
    expect(await linking).toMatchObject({ id: desk.ada.id });
    expect(await linked()).toMatchObject({ id: desk.ada.id });
  });

  it.each<[string, string, ((ada: User) => void)?]>([
    ['by a wrong password', 'guess12'],
    ['where the password changed meanwhile', 'secret1', (ada) => ada.changePassword('another hash', NOW)],
    [
      'where the address changed meanwhile',
      'secret1',
      (ada) => ada.changeEmail('elsewhere@example.org', NOW),
    ],
  ])('is not made %s', async (_, password, meanwhile) => {
    const { linking, linked } = await aLink(password, meanwhile);
    await refused(linking, 'wrong_password');
    expect(await linked()).toBeNull();
  });
});
