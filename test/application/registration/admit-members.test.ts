import type { RegistrationChoice } from '../../../src/domain/registration/registration-policy.js';
import { anAccountDesk, person } from '../account/account-desk.js';
import { refused } from '../../support/refused.js';

/** An account desk with a chosen policy. */
async function aDesk(choice: Partial<RegistrationChoice> = {}) {
  const desk = anAccountDesk();
  const { policies, invitations, digests } = desk.registration;
  const choose = async (given: Partial<RegistrationChoice>) => {
    const policy = await policies.find();
    policy.change({ ...policy.state, ...given }, policy.state.version);
    await policies.save(policy);
  };
  await choose(choice);
  return {
    ...desk,
    choose,
    invitations,
    invite: (uses: number) =>
      invitations.add({
        digest: digests.digest('invitation', '', 'token'),
        note: 'the chess club',
        uses,
        endsAt: new Date(desk.clock.now().getTime() + 86_400_000),
        createdBy: 1,
        createdAt: desk.clock.now(),
      }),
    /** Signs up as an own browser. */
    join: (turn: number, fields: object = {}) => desk.signUp({ ...person(turn), signUpKey: null, ...fields }),
    members: () => desk.users.rows.all().map(({ username }) => username),
  };
}

it('registration that is closed refuses a sign-up, and the code of one that was begun before', async () => {
  const desk = await aDesk();
  await desk.register();
  await desk.choose({ policy: 'closed' });
  await refused(desk.verify(desk.lastCode()), 'registration_closed');
  await refused(desk.register({ username: 'ada2' }), 'registration_closed');
  await desk.choose({ policy: 'open' });
  expect(await desk.verify(desk.lastCode())).toMatchObject({ username: 'ada' });
});

it('disposable addresses are refused for sign-ups and email changes, unless an admin has named their domain', async () => {
  const desk = await aDesk();
  const email = 'ada@mx.trash.example';
  await refused(desk.register({ email }), 'disposable_email');
  await desk.signUp();
  await refused(desk.beginEmailChange(email), 'disposable_email');
  await desk.choose({ policy: 'email_domains', emailDomains: ['*.trash.example'] });
  await expect(desk.beginEmailChange(email)).resolves.toBeUndefined();
});

describe('an invitation', () => {
  it('is needed, and lets in as many as it has uses', async () => {
    const desk = await aDesk({ policy: 'invitation' });
    await refused(desk.join(1), 'invitation_not_valid');
    await refused(desk.join(1, { invitation: 'guessed' }), 'invitation_not_valid');
    const id = await desk.invite(2);
    await desk.join(1, { invitation: 'token' });
    await desk.join(2, { invitation: 'token' });
    await refused(desk.join(3, { invitation: 'token' }), 'invitation_not_valid');
    expect([...desk.invitations.joined.values()]).toEqual([id, id]);
  });

  it('that was revoked or has ended in the meantime lets nobody in', async () => {
    const desk = await aDesk({ policy: 'invitation' });
    const id = await desk.invite(5);
    await desk.register({ invitation: 'token' });
    const begun = desk.lastCode();
    await desk.invitations.revoke(id, desk.clock.now());
    await refused(desk.verify(begun), 'invitation_not_valid');
  });
});
