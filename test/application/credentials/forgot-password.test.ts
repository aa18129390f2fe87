import { anAccountDesk } from '../account/account-desk.js';

describe('ForgotPassword', () => {
  it('queues the same job for known and unknown addresses', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
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

  it('mails at most one code per minute and five per hour, with the same response', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    const before = desk.mails().length;
    const mailsAfter = async () => {
      await desk.forgot();
      await desk.runJobs();
      return desk.mails().length - before;
    };
    for (let mailed = 1; mailed <= 5; mailed++) {
      expect([await mailsAfter(), await mailsAfter()]).toEqual([mailed, mailed]);
      desk.clock.pass({ minutes: 1 });
    }
    expect(await mailsAfter()).toBe(5);
    desk.clock.pass({ hours: 1 });
    expect(await mailsAfter()).toBe(6);
  });
});
