import { User } from '../../../src/domain/account/user.js';
import { aUser } from '../../support/builders/a-user.js';
import { refused } from '../../support/refused.js';
import { aConsoleDesk, type ConsoleDesk, EMAIL, ID, SESSION } from './a-console-desk.js';

let desk: ConsoleDesk;
beforeEach(async () => {
  desk = aConsoleDesk();
  await desk.saveUser('moderator');
});

/** With a second factor, and without what its setup left behind. */
async function enrolled(): Promise<readonly string[]> {
  const codes = await desk.enroll();
  desk.forget();
  return codes;
}

describe('the password of a sign-in to the console', () => {
  it('is verified once for every refusal, so that timing reveals nothing', async () => {
    for (const [role, fields] of [
      ['member', {}],
      ['admin', { password: 'wrong one' }],
      ['member', { password: 'wrong one' }],
      ['admin', { email: 'nobody@example.org' }],
    ] as const) {
      await desk.saveUser(role);
      desk.passwords.verified = 0;
      await refused(desk.logIn(fields), 'wrong_credentials');
      expect(desk.passwords.verified).toBe(1);
    }
    expect(desk.audit.lines).toEqual([]);
  });

  it('is right before a suspension is told', async () => {
    await desk.suspend();
    await refused(desk.logIn(), 'suspended');
    await refused(desk.logIn({ password: 'wrong one' }), 'wrong_credentials');
  });

  it('is right before it is told that it is too short for staff', async () => {
    const user = aUser({ id: ID, email: EMAIL, passwordHash: await desk.passwords.hash('secret') });
    user.appoint('admin', desk.clock.now());
    await desk.users.save(user);
    await refused(desk.logIn({ password: 'secret' }), 'staff_password_too_short');
    await refused(desk.logIn({ password: 'wrong1' }), 'wrong_credentials');
    expect(desk.audit.lines).toEqual([]);
  });
});

describe('a sign-in to the console', () => {
  it('is audited with the kind of proof', async () => {
    expect(await desk.logIn()).toBe(ID);
    await enrolled();
    expect(await desk.logIn({ code: 'step 101' })).toBe(ID);
    expect(desk.audit.lines).toMatchObject([{ action: 'staff.signed_in', details: { with: 'app' } }]);
  });

  it('requests the second factor only after the right password', async () => {
    await enrolled();
    await refused(desk.logIn(), 'second_factor_needed');
    await refused(desk.logIn({ password: 'wrong one', code: 'step 101' }), 'wrong_credentials');
    expect(desk.audit.lines).toEqual([]);
    expect(await desk.logIn({ code: 'step 101' })).toBe(ID);
  });

  it('is audited with each wrong code', async () => {
    const [code] = await enrolled();
    await refused(desk.logIn({ code: 'step 100' }), 'second_factor_not_accepted');
    expect(await desk.logIn({ code })).toBe(ID);
    await refused(desk.logIn({ code }), 'second_factor_not_accepted');
    expect(desk.audit.actions).toEqual([
      'staff.second_factor_failed',
      'staff.signed_in',
      'staff.second_factor_failed',
    ]);
  });

  it('has ten codes in 15 minutes over all network addresses, and its own from a known device', async () => {
    await enrolled();
    desk.clock.pass({ minutes: 15 });
    for (let guess = 0; guess < 10; guess++)
      await refused(desk.logIn({ code: 'wrong', origin: `place ${guess}` }), 'second_factor_not_accepted');
    const right = { code: 'step 101', origin: 'elsewhere' };
    await refused(desk.logIn(right), 'too_many_attempts');
    await refused(desk.logIn({ ...right, device: { userId: 8, id: 'of another' } }), 'too_many_attempts');
    expect(await desk.logIn({ ...right, device: { userId: ID, id: 'known' } })).toBe(ID);
    desk.clock.pass({ minutes: 15 });
    expect(await desk.logIn({ code: 'step 102', origin: 'elsewhere' })).toBe(ID);
  });
});

describe('a session of the console', () => {
  it('is not opened for a login whose password was changed since', async () => {
    const login = await desk.prove();
    await desk.signIn.open(login, SESSION);
    const user = (await desk.users.find(ID))!;
    await desk.users.save(User.restore({ ...user.state, passwordHash: 'another one' }));
    await refused(desk.signIn.open(login, SESSION), 'wrong_credentials');
  });

  it('is not opened for a login without the second factor that was enrolled since', async () => {
    const login = await desk.prove();
    await desk.enroll();
    await refused(desk.signIn.open(login, SESSION), 'second_factor_needed');
    await desk.signIn.open(await desk.prove({ code: 'step 101' }), SESSION);
  });

  it.each([
    ['who is suspended', 'suspended', () => desk.suspend()],
    ['who lost the staff role', 'wrong_credentials', () => desk.saveUser('member')],
    ['whose second factor was removed', 'second_factor_not_accepted', () => desk.factors.remove(ID)],
  ])('is not opened for a user %s since the login', async (_who, code, change) => {
    await desk.enroll();
    const login = await desk.prove({ code: 'step 101' });
    await change();
    await refused(desk.signIn.open(login, SESSION), code);
    expect(desk.sessions.opened).toEqual([]);
  });

  it('shows its staff member, who must enroll while the required second factor is off', async () => {
    expect(await desk.signIn.profile({ userId: ID })).toEqual({
      id: ID,
      name: 'Ada Byron',
      email: EMAIL,
      role: 'moderator',
      hasSecondFactor: false,
      mustEnrol: true,
      recoveryCodesLeft: 0,
    });
    await desk.enroll();
    const after = await desk.signIn.profile({ userId: ID });
    expect(after).toMatchObject({ hasSecondFactor: true, mustEnrol: false, recoveryCodesLeft: 10 });
  });

  it('shows no user without a staff role', async () => {
    await desk.saveUser('member');
    await refused(desk.signIn.profile({ userId: ID }), 'not_signed_in');
  });
});
