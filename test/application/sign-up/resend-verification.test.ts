import { anAccountDesk } from '../account/account-desk.js';

describe('ResendVerification', () => {
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
});
