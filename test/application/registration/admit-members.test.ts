import { describe, expect, it } from '@jest/globals';
import { AdmitWaiting } from '../../../src/application/registration/admit-waiting.js';
import type { RegistrationChoice } from '../../../src/domain/registration/registration-policy.js';
import { aUser } from '../../support/builders/a-user.js';
import { anAccountDesk, person } from '../account/account-desk.js';

/** An account desk with a chosen policy. */
async function aDesk(choice: Partial<RegistrationChoice> = {}) {
  const desk = anAccountDesk();
  const { policies, invitations, applications, letIn, digests } = desk.registration;
  const choose = async (given: Partial<RegistrationChoice>) => {
    const policy = await policies.find();
    policy.change({ ...policy.state, ...given }, policy.state.version);
    await policies.save(policy);
  };
  await choose(choice);
  return {
    ...desk,
    ...{ choose, invitations, applications },
    invite: (uses: number) =>
      invitations.add({
        digest: digests.digest('invitation', '', 'token'),
        uses,
        endsAt: new Date(desk.clock.now().getTime() + 86_400_000),
        createdBy: 1,
        createdAt: desk.clock.now(),
      }),
    /** Signs up as an own browser. */
    join: (turn: number, fields: object = {}) => desk.signUp({ ...person(turn), signUpKey: null, ...fields }),
    admitWaiting: () => new AdmitWaiting(desk.unitOfWork, policies, letIn).execute(),
    members: () => desk.users.rows.all().map(({ username }) => username),
    decideOn: async (decision: 'approve' | 'reject') => {
      const application = (await applications.find(1000))!;
      application.claim({ id: 7, isTableMate: false }, desk.clock.now());
      application[decision](7, desk.clock.now());
      await applications.save(application);
    },
  };
}
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('registration that is closed', () => {
  it('refuses a sign-up, and the code of one that was begun before', async () => {
    const desk = await aDesk();
    await desk.register();
    await desk.choose({ policy: 'closed' });
    await expect(desk.verify(desk.lastCode())).rejects.toEqual(code('registration_closed'));
    await expect(desk.register({ username: 'ada2' })).rejects.toEqual(code('registration_closed'));
    await desk.choose({ policy: 'open' });
    expect(await desk.verify(desk.lastCode())).toMatchObject({ username: 'ada' });
  });
});

describe('disposable addresses', () => {
  it('are refused for sign-ups and email changes, unless an admin has named their domain', async () => {
    const desk = await aDesk();
    const email = 'ada@mx.trash.example';
    await expect(desk.register({ email })).rejects.toEqual(code('disposable_email'));
    await desk.signUp();
    await expect(desk.beginEmailChange(email)).rejects.toEqual(code('disposable_email'));
    await desk.choose({ policy: 'email_domains', emailDomains: ['*.trash.example'] });
    await expect(desk.beginEmailChange(email)).resolves.toBeUndefined();
  });
});

describe('an invitation', () => {
  it('is needed, and lets in as many as it has uses', async () => {
    const desk = await aDesk({ policy: 'invitation' });
    await expect(desk.join(1)).rejects.toEqual(code('invitation_not_valid'));
    await expect(desk.join(1, { invitation: 'guessed' })).rejects.toEqual(code('invitation_not_valid'));
    const id = await desk.invite(2);
    await desk.join(1, { invitation: 'token' });
    await desk.join(2, { invitation: 'token' });
    await expect(desk.join(3, { invitation: 'token' })).rejects.toEqual(code('invitation_not_valid'));
    expect([...desk.invitations.joined.values()]).toEqual([id, id]);
  });

  it('gives its last use to one of two who verify at the same time', async () => {
    const desk = await aDesk({ policy: 'invitation' });
    await desk.invite(1);
    const codes: string[] = [];
    for (const turn of [1, 2]) {
      await desk.register({ ...person(turn), invitation: 'token', signUpKey: null });
      codes.push(desk.lastCode());
    }
    const outcomes = await Promise.allSettled(
      codes.map((each, at) => desk.verify(each, person(at + 1).email, null)),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(desk.members()).toHaveLength(1);
  });

  it('that was revoked or has ended in the meantime lets nobody in', async () => {
    const desk = await aDesk({ policy: 'invitation' });
    const id = await desk.invite(5);
    await desk.register({ invitation: 'token' });
    const begun = desk.lastCode();
    await desk.invitations.revoke(id, desk.clock.now());
    await expect(desk.verify(begun)).rejects.toEqual(code('invitation_not_valid'));
  });
});

describe('an application', () => {
  const statement = 'I cook.';

  it('needs a sentence, and waits until a moderator lets the person in', async () => {
    const desk = await aDesk({ policy: 'approval' });
    await expect(desk.signUp()).rejects.toEqual(code('statement_not_allowed'));
    await expect(desk.signUp({ statement })).rejects.toEqual(code('application_awaits_approval'));
    expect(desk.lastMail()).toMatchObject({ to: 'ada@example.org', subject: "We've got your application" });
    expect(desk.members()).toEqual([]);
    await expect(desk.logIn('ada')).rejects.toEqual(code('application_awaits_approval'));
    await expect(desk.logIn('ada@example.org')).rejects.toEqual(code('application_awaits_approval'));
    await expect(desk.logIn('ada', 'a wrong one')).rejects.toEqual(code('wrong_credentials'));

    await desk.decideOn('approve');
    await desk.admitWaiting();
    expect(desk.lastMail()).toMatchObject({ to: 'ada@example.org', subject: "You're in" });
    expect(await desk.logIn('ada')).toBe(desk.users.rows.all()[0]!.id);
  });

  it('is one per mailbox: whoever signs up again with it is told that it waits', async () => {
    const desk = await aDesk({ policy: 'approval' });
    await desk.signUp({ statement }).catch(() => undefined);
    const again = desk.signUp({ email: 'ada+2@example.org', username: 'ada2', statement, signUpKey: null });
    await expect(again).rejects.toEqual(code('application_awaits_approval'));
    expect(desk.applications.rows.all()).toHaveLength(1);
  });

  it('that is refused opens nothing, and the person may sign up again', async () => {
    const desk = await aDesk({ policy: 'approval' });
    await desk.signUp({ statement }).catch(() => undefined);
    await desk.decideOn('reject');
    await expect(desk.logIn('ada')).rejects.toEqual(code('wrong_credentials'));
    await desk.choose({ policy: 'open' });
    expect(await desk.signUp()).toMatchObject({ username: 'ada' });
  });

  it('of a person who got an account in another way ends, and a username taken since becomes another one', async () => {
    const desk = await aDesk({ policy: 'approval' });
    await desk.signUp({ statement }).catch(() => undefined);
    await desk.decideOn('approve');
    await desk.users.save(aUser({ username: 'Ada', email: 'first@example.org' }));
    await desk.admitWaiting();
    expect(desk.members()).toEqual(['Ada', 'ada2']);
    expect(desk.lastMail().text).toContain('ada2');

    await desk.signUp({ ...person(1), statement, signUpKey: null }).catch(() => undefined);
    await desk.users.save(aUser({ username: 'other', email: person(1).email }));
    const second = desk.applications.rows.all().at(-1)!;
    second.claim({ id: 7, isTableMate: false }, desk.clock.now());
    second.approve(7, desk.clock.now());
    await desk.applications.save(second);
    await desk.admitWaiting();
    expect(desk.members()).toEqual(['Ada', 'ada2', 'other']);
    expect(desk.applications.rows.all()).toHaveLength(1);
  });
});

describe('a cap on members', () => {
  it('puts applicants on a waiting list, from which they come in order as the cap rises', async () => {
    const desk = await aDesk({ memberCap: 1 });
    await desk.join(1);
    for (const turn of [2, 3, 4])
      await expect(desk.join(turn)).rejects.toEqual(code('application_awaits_place'));
    await expect(desk.logIn('person2')).rejects.toEqual(code('application_awaits_place'));
    await desk.admitWaiting();
    expect(desk.members()).toEqual(['person1']);

    await desk.choose({ memberCap: 3 });
    // Nobody overtakes who waits, though a place is free.
    await expect(desk.join(5)).rejects.toEqual(code('application_awaits_place'));
    await desk.admitWaiting();
    expect(desk.members()).toEqual(['person1', 'person2', 'person3']);
    await desk.choose({ memberCap: null });
    await desk.admitWaiting();
    expect(desk.members()).toHaveLength(5);
  });

  it('keeps the use of an invitation for who waits', async () => {
    const desk = await aDesk({ policy: 'invitation', memberCap: 1 });
    const id = await desk.invite(2);
    await desk.join(1, { invitation: 'token' });
    await desk.join(2, { invitation: 'token' }).catch(() => undefined);
    await expect(desk.join(3, { invitation: 'token' })).rejects.toEqual(code('invitation_not_valid'));
    await desk.choose({ memberCap: 2 });
    await desk.admitWaiting();
    expect([...desk.invitations.joined.values()]).toEqual([id, id]);
  });

  it('counts an account that waits as no first one of its network', async () => {
    const desk = await aDesk({ memberCap: 1 });
    await desk.users.save(aUser({ username: 'first', email: 'first@example.org' }));
    await desk.join(1).catch(() => undefined);
    await desk.choose({ memberCap: null });
    await desk.admitWaiting();
    expect((await desk.join(2)).isFirstOfNetwork).toBe(true);
  });
});
