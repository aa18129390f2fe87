import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { PasswordIsSet, PasswordNotSet, WrongPassword } from '../../../src/domain/account/wrong-password.js';
import { CodeNotAccepted, CodeReplaced } from '../../../src/domain/shared/one-time-code.js';
import { anAccountDesk, notThe, timesBeforeTooMany } from '../account/account-desk.js';

describe('VerifyPassword', () => {
  it('requires the current password and refuses further attempts after ten wrong ones', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    for (let tries = 0; tries < 10; tries += 1)
      await expect(desk.changePassword('guessing', 'brand new')).rejects.toThrow(WrongPassword);
    await expect(desk.changePassword('secret1', 'brand new')).rejects.toThrow(TooManyAttempts);
    expect(desk.sessions.ended).toEqual([]);
  });
});

describe('an account without a password', () => {
  async function adaWithout() {
    const desk = anAccountDesk();
    await desk.signUp();
    await desk.forgetPassword();
    return desk;
  }
  const asked = async () => {
    const desk = await adaWithout();
    await desk.sendConfirmationCode();
    return { desk, code: desk.lastCode() };
  };

  it('confirms with a code that is mailed to its address, once', async () => {
    const { desk, code } = await asked();
    expect(desk.lastMail()).toMatchObject({ to: 'ada@example.org', subject: 'Your confirmation code' });
    await desk.beginEmailChange('new@example.org', 'ada', code);
    await desk.confirmEmailChange(desk.lastCode());
    expect(await desk.users.findByEmail('new@example.org')).toMatchObject({ username: 'ada' });
    await expect(desk.beginEmailChange('newer@example.org', 'ada', code)).rejects.toThrow(PasswordNotSet);
  });

  it('gets a password with the code, which then takes its place no more', async () => {
    const { desk, code } = await asked();
    await desk.changePassword(code, 'brand new');
    await desk.logIn('ada', 'brand new');
    await expect(desk.sendConfirmationCode()).rejects.toThrow(TooManyAttempts);
    desk.clock.pass({ minutes: 1 });
    await expect(desk.sendConfirmationCode()).rejects.toThrow(PasswordIsSet);
  });

  it('confirms nothing without a code, with a wrong one, after 15 minutes or after five attempts', async () => {
    const desk = await adaWithout();
    await expect(desk.changePassword('123456', 'brand new')).rejects.toThrow(PasswordNotSet);
    await desk.sendConfirmationCode();
    const code = desk.lastCode();
    for (let tries = 0; tries < 5; tries++)
      await expect(desk.changePassword(notThe(code), 'brand new')).rejects.toThrow(CodeNotAccepted);
    await expect(desk.changePassword(code, 'brand new')).rejects.toThrow(CodeNotAccepted);

    const other = await asked();
    other.desk.clock.pass({ minutes: 15 });
    await expect(other.desk.changePassword(other.code, 'brand new')).rejects.toThrow(CodeNotAccepted);
  });

  it('is told that an earlier code was replaced, which counts as an attempt', async () => {
    const { desk, code } = await asked();
    desk.clock.pass({ minutes: 1 });
    await desk.sendConfirmationCode();
    const newest = desk.lastCode();
    for (let tries = 0; tries < 5; tries++)
      await expect(desk.changePassword(code, 'brand new')).rejects.toThrow(CodeReplaced);
    await expect(desk.changePassword(newest, 'brand new')).rejects.toThrow(CodeNotAccepted);
  });

  it('confirms with the code of no one else, and with no code for a new address', async () => {
    const { desk } = await asked();
    await desk.signUp({ username: 'grace', email: 'grace@example.org' });
    await desk.forgetPassword('grace');
    await desk.sendConfirmationCode('grace');
    const code = desk.lastCode();
    await expect(desk.changePassword(code, 'brand new')).rejects.toThrow(CodeNotAccepted);
    await desk.beginEmailChange('new@example.org', 'grace', code);
    const ofChange = desk.lastCode();
    await expect(desk.changePassword(ofChange, 'brand new', 'grace')).rejects.toThrow(PasswordNotSet);
  });

  it('gets a code a minute, and five an hour', async () => {
    const desk = await adaWithout();
    await desk.sendConfirmationCode();
    await expect(desk.sendConfirmationCode()).rejects.toThrow(TooManyAttempts);
    const more = await timesBeforeTooMany(async () => {
      desk.clock.pass({ minutes: 1 });
      await desk.sendConfirmationCode();
    });
    expect(1 + more).toBe(5);
  });
});
