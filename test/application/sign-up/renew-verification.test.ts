import { CodeNotAccepted, CodeReplaced } from '../../../src/domain/shared/one-time-code.js';
import { anAccountDesk, notThe } from '../account/account-desk.js';

describe('RenewVerification', () => {
  it('replaces the earlier code and resets its attempts', async () => {
    const desk = anAccountDesk();
    await desk.register();
    const first = desk.lastCode();
    for (let tries = 0; tries < 5; tries++)
      await expect(desk.verify(notThe(first))).rejects.toThrow(CodeNotAccepted);
    desk.clock.pass({ seconds: 60 });
    await desk.resend();
    await desk.runJobs();

    await expect(desk.verify(first)).rejects.toThrow(CodeReplaced);
    expect(await desk.verify(desk.lastCode())).toMatchObject({ username: 'ada' });
  });

  it('mails the owner of an address with an account, without a code', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    await desk.register({ username: 'someone' });
    desk.clock.pass({ minutes: 1 });
    const before = desk.mails().length;
    await desk.resend();
    await desk.runJobs();
    const sent = desk.mails().slice(before);
    expect(sent.map(({ subject }) => subject)).toEqual(['You already have an account']);
  });
});
