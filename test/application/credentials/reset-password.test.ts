import { CodeNotAccepted } from '../../../src/domain/shared/one-time-code.js';
import { WrongCredentials } from '../../../src/domain/account/sign-in-errors.js';
import { adaWhoForgot, codeIn, notThe } from '../account/account-desk.js';

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
