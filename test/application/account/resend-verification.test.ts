import { describe, expect, it } from '@jest/globals';
import { CodeNotAccepted } from '../../../src/domain/shared/one-time-code.js';
import { anAccountDesk, notThe } from './account-desk.js';

describe('ResendVerification', () => {
  it('replaces the earlier code and resets its attempts', async () => {
    const desk = anAccountDesk();
    await desk.register();
    const first = desk.lastCode();
    for (let tries = 0; tries < 5; tries++)
      await expect(desk.verify(notThe(first))).rejects.toThrow(CodeNotAccepted);
    desk.clock.pass({ seconds: 60 });
    await desk.resend();
    await desk.runJobs();

    await expect(desk.verify(first)).rejects.toThrow(CodeNotAccepted);
    expect(await desk.verify(desk.lastCode())).toMatchObject({ username: 'ada' });
  });

  it('sends at most one code per minute and five per hour, with the same response', async () => {
    const desk = anAccountDesk();
    await desk.register();
    const mailsAfter = async () => {
      await desk.resend();
      await desk.runJobs();
      return desk.mails().length;
    };
    expect(await mailsAfter()).toBe(1);
    for (let mailed = 2; mailed <= 5; mailed++) {
      desk.clock.pass({ seconds: 60 });
      expect([await mailsAfter(), await mailsAfter()]).toEqual([mailed, mailed]);
    }
    desk.clock.pass({ seconds: 60 });
    expect(await mailsAfter()).toBe(5);
    desk.clock.pass({ hours: 1 });
    expect(await mailsAfter()).toBe(6);
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
