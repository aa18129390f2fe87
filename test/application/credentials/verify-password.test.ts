import { adasDesk, notThe, timesBeforeTooMany } from '../account/account-desk.js';
import { refused } from '../../support/refused.js';

it('a password that is asked for again is the current one, and ten wrong ones lock it', async () => {
  const desk = await adasDesk();
  for (let tries = 0; tries < 10; tries += 1)
    await refused(desk.changePassword('guessing', 'brand new'), 'wrong_password');
  await refused(desk.changePassword('secret1', 'brand new'), 'too_many_attempts');
  expect(desk.sessions.ended).toEqual([]);
});

it('a right password counts as no attempt', async () => {
  const { ada, account } = await adasDesk();
  const typed = { userId: ada.id, password: 'secret1' };
  for (let times = 0; times < 20; times++) await account.verifyPassword.execute(typed);
});

describe('an account without a password', () => {
  async function adaWithout() {
    const desk = await adasDesk();
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
    await refused(desk.beginEmailChange('newer@example.org', 'ada', code), 'password_not_set');
  });

  it('gets a password with the code, which then takes its place no more', async () => {
    const { desk, code } = await asked();
    await desk.changePassword(code, 'brand new');
    await desk.logIn('ada', 'brand new');
    await refused(desk.sendConfirmationCode(), 'too_many_attempts');
    desk.clock.pass({ minutes: 1 });
    await refused(desk.sendConfirmationCode(), 'password_is_set');
  });

  it('confirms nothing without a code, with a wrong one, after 15 minutes or after five attempts', async () => {
    const desk = await adaWithout();
    await refused(desk.changePassword('123456', 'brand new'), 'password_not_set');
    await desk.sendConfirmationCode();
    const code = desk.lastCode();
    for (let tries = 0; tries < 5; tries++)
      await refused(desk.changePassword(notThe(code), 'brand new'), 'code_not_accepted');
    await refused(desk.changePassword(code, 'brand new'), 'code_not_accepted');

    const other = await asked();
    other.desk.clock.pass({ minutes: 15 });
    await refused(other.desk.changePassword(other.code, 'brand new'), 'code_not_accepted');
  });

  it('is told that an earlier code was replaced, which counts as an attempt', async () => {
    const { desk, code } = await asked();
    desk.clock.pass({ minutes: 1 });
    await desk.sendConfirmationCode();
    const newest = desk.lastCode();
    for (let tries = 0; tries < 5; tries++)
      await refused(desk.changePassword(code, 'brand new'), 'code_replaced');
    await refused(desk.changePassword(newest, 'brand new'), 'code_not_accepted');
  });

  it('confirms with the code of no one else, and with no code for a new address', async () => {
    const { desk } = await asked();
    await desk.signUp({ username: 'grace', email: 'grace@example.org' });
    await desk.forgetPassword('grace');
    await desk.sendConfirmationCode('grace');
    const code = desk.lastCode();
    await refused(desk.changePassword(code, 'brand new'), 'code_not_accepted');
    await desk.beginEmailChange('new@example.org', 'grace', code);
    const ofChange = desk.lastCode();
    await refused(desk.changePassword(ofChange, 'brand new', 'grace'), 'password_not_set');
  });

  it('gets a code a minute, and five an hour', async () => {
    const desk = await adaWithout();
    await desk.sendConfirmationCode();
    await refused(desk.sendConfirmationCode(), 'too_many_attempts');
    const more = await timesBeforeTooMany(async () => {
      desk.clock.pass({ minutes: 1 });
      await desk.sendConfirmationCode();
    });
    expect(1 + more).toBe(5);
  });
});
