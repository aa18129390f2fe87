import { User } from '../../../src/domain/account/user.js';
import { aUser } from '../../support/builders/a-user.js';
import { adasDesk, adaWhoForgot, anAccountDesk, codeIn, codeOf, notThe } from '../account/account-desk.js';
import { refused } from '../../support/refused.js';

it('a changed password ends all other sessions and mails the user', async () => {
  const { ada, ...desk } = await adasDesk();
  await refused(desk.changePassword('secret1', 'short'), 'password_length_not_allowed');
  await desk.changePassword('secret1', 'brand new');
  expect(desk.sessions.ended).toEqual([{ userId: ada.id, exceptSessionId: 'this one' }]);
  expect(desk.lastMail()).toMatchObject({ to: 'ada@example.org', subject: 'Your password was changed' });
  expect(await desk.logIn('ada', 'brand new')).toBe(ada.id);
});

describe('a forgotten password', () => {
  it('queues the same job for known and unknown addresses', async () => {
    const desk = await adasDesk();
    const before = desk.jobs.waiting.length;
    await desk.forgot('ada@example.org');
    await desk.forgot('nobody@example.org');
    expect(desk.jobs.waiting.slice(before).map(({ name }) => name)).toEqual([
      'begin-password-reset',
      'begin-password-reset',
    ]);
    await desk.runJobs();
    expect(desk.mails().filter(({ subject }) => subject === 'Your reset code')).toHaveLength(1);
  });

  it('stores a reset of the system user without a mail, and no code is accepted', async () => {
    const desk = anAccountDesk();
    const { state } = aUser({ email: 'system@example.org' });
    await desk.users.save(User.restore({ ...state, authProvider: 'system' }));
    await desk.forgot('system@example.org');
    await desk.runJobs();
    expect(desk.mails()).toEqual([]);
    const code = codeOf(desk.resets.rows.all()[0]!);
    await refused(desk.reset(code, 'brand new', 'system@example.org'), 'code_not_accepted');
  });

  it('stores a reset for an address without an account, without a mail, and no code is accepted', async () => {
    const desk = anAccountDesk();
    await desk.forgot('nobody@example.org');
    await desk.runJobs();
    const code = codeOf(desk.resets.rows.all()[0]!);
    await refused(desk.reset(code, 'brand new', 'nobody@example.org'), 'code_not_accepted');
    expect(desk.mails()).toEqual([]);
  });
});

describe('a password reset', () => {
  it('replaces the password, ends all sessions and mails the user', async () => {
    const { ada, ...desk } = await adaWhoForgot();
    await desk.reset(desk.lastCode());

    expect(desk.sessions.ended).toEqual([{ userId: ada.id }]);
    expect(desk.lastMail()).toMatchObject({ to: 'ada@example.org', subject: 'Your password was changed' });
    expect(() => codeIn(desk.lastMail())).toThrow('found 0');
    expect(await desk.logIn('ada', 'brand new')).toBe(ada.id);
    await refused(desk.logIn('ada'), 'wrong_credentials');
  });

  it('refuses a password that is too short, and the code stays valid', async () => {
    const desk = await adaWhoForgot();
    await expect(desk.reset(desk.lastCode(), '12345')).rejects.toThrow(
      'Password must be at least 6 characters',
    );
    await desk.reset(desk.lastCode(), 'figs 7');
  });

  it('hashes once whether the address has an account or not', async () => {
    const desk = await adaWhoForgot();
    const before = desk.passwords.hashed;
    await refused(desk.reset(notThe(desk.lastCode())), 'code_not_accepted');
    await refused(desk.reset('000000', 'brand new', 'nobody@example.org'), 'code_not_accepted');
    expect(desk.passwords.hashed - before).toBe(2);
  });

  it('accepts a code once, for 15 minutes, and not after five wrong ones', async () => {
    const desk = await adaWhoForgot();
    const another = async () => {
      desk.clock.pass({ minutes: 1 });
      await desk.forgot();
      await desk.runJobs();
      return desk.lastCode();
    };
    const first = desk.lastCode();
    for (let tries = 0; tries < 5; tries++) await refused(desk.reset(notThe(first)), 'code_not_accepted');
    await refused(desk.reset(first), 'code_not_accepted');
    const second = await another();
    desk.clock.pass({ minutes: 15 });
    await refused(desk.reset(second), 'code_not_accepted');
    expect(desk.sessions.ended).toEqual([]);
    const third = await another();
    await desk.reset(third);
    await refused(desk.reset(third, 'yet another'), 'code_not_accepted');
  });

  it('refuses the code of a registration', async () => {
    const desk = await adasDesk();
    await desk.register({ username: 'other' });
    await refused(desk.reset('123456'), 'code_not_accepted');
  });
});
