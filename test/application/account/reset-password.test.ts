import { describe, expect, it } from '@jest/globals';
import { CodeNotAccepted } from '../../../src/domain/shared/one-time-code.js';
import { WrongCredentials } from '../../../src/domain/account/sign-in-errors.js';
import { aUser } from '../../support/builders/a-user.js';
import { adaWhoForgot, anAccountDesk, codeIn, notThe } from './account-desk.js';

describe('ResetPassword', () => {
  it('replaces the password, ends all sessions and mails the user', async () => {
    const { desk, ada } = await adaWhoForgot();
    await desk.reset(desk.lastCode());

    expect(desk.sessions.ended).toEqual([{ userId: ada.id }]);
    expect(desk.lastMail()).toMatchObject({ to: 'ada@example.org', subject: 'Your password was changed' });
    expect(() => codeIn(desk.lastMail())).toThrow('found 0');
    expect(await desk.logIn('ada', 'brand new')).toBe(ada.id);
    await expect(desk.logIn('ada')).rejects.toThrow(WrongCredentials);
  });

  it('never resets the password of the system user', async () => {
    const desk = anAccountDesk();
    await desk.users.save(Object.assign(aUser({ email: 'system@example.org' }), { authProvider: 'system' }));
    await desk.forgot('system@example.org');
    await desk.runJobs();
    expect(desk.mails()).toEqual([]);
    const [unsent] = desk.resets.rows.all() as unknown as Array<{ _codeDigest: string }>;
    const code = unsent!._codeDigest.split('/').at(-1)!;
    await expect(desk.reset(code, 'brand new', 'system@example.org')).rejects.toThrow(CodeNotAccepted);
  });

  it('accepts no code for an address without an account', async () => {
    const desk = anAccountDesk();
    await desk.forgot('nobody@example.org');
    await desk.runJobs();
    const [unsent] = desk.resets.rows.all() as unknown as Array<{ _codeDigest: string }>;
    const code = unsent!._codeDigest.split('/').at(-1)!;
    await expect(desk.reset(code, 'brand new', 'nobody@example.org')).rejects.toThrow(CodeNotAccepted);
    expect(desk.mails()).toEqual([]);
  });

  it('refuses a password that is too short, and the code stays valid', async () => {
    const { desk } = await adaWhoForgot();
    await expect(desk.reset(desk.lastCode(), '12345')).rejects.toThrow(
      'Password must be at least 6 characters',
    );
    await desk.reset(desk.lastCode(), 'figs 7');
  });

  it('hashes once whether the address has an account or not', async () => {
    const { desk } = await adaWhoForgot();
    const before = desk.passwords.hashed;
    await expect(desk.reset(notThe(desk.lastCode()))).rejects.toThrow(CodeNotAccepted);
    await expect(desk.reset('000000', 'brand new', 'nobody@example.org')).rejects.toThrow(CodeNotAccepted);
    expect(desk.passwords.hashed - before).toBe(2);
  });
});
