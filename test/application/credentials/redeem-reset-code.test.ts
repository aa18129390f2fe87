import { CodeNotAccepted, CodeReplaced } from '../../../src/domain/shared/one-time-code.js';
import { adaWhoForgot, anAccountDesk, notThe } from '../account/account-desk.js';

describe('RedeemResetCode', () => {
  it('accepts a code once', async () => {
    const { desk } = await adaWhoForgot();
    const code = desk.lastCode();
    await desk.reset(code);
    await expect(desk.reset(code, 'yet another')).rejects.toThrow(CodeNotAccepted);
  });

  it('accepts the newest code only, within five attempts and 15 minutes', async () => {
    const { desk } = await adaWhoForgot();
    const first = desk.lastCode();
    for (let tries = 0; tries < 5; tries++)
      await expect(desk.reset(notThe(first))).rejects.toThrow(CodeNotAccepted);
    await expect(desk.reset(first)).rejects.toThrow(CodeNotAccepted);

    desk.clock.pass({ minutes: 1 });
    await desk.forgot();
    await desk.runJobs();
    const second = desk.lastCode();
    desk.clock.pass({ minutes: 1 });
    await desk.forgot();
    await desk.runJobs();
    await expect(desk.reset(second)).rejects.toThrow(CodeReplaced);
    desk.clock.pass({ minutes: 15 });
    await expect(desk.reset(desk.lastCode())).rejects.toThrow(CodeNotAccepted);
    expect(desk.sessions.ended).toEqual([]);
  });

  it('refuses the code of a registration', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    await desk.register({ username: 'other' });
    await expect(desk.reset('123456')).rejects.toThrow(CodeNotAccepted);
  });
});
