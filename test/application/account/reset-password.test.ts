import { describe, expect, it } from '@jest/globals';
import { CodeNotAccepted } from '../../../src/domain/shared/one-time-code.js';
import { WrongCredentials } from '../../../src/domain/account/sign-in-errors.js';
import { aUser } from '../../support/builders/a-user.js';
import { anAccountDesk, codeIn, notThe } from './account-desk.js';

async function whoForgot() {
  const desk = anAccountDesk();
  const ada = await desk.signUp();
  await desk.forgot();
  await desk.runJobs();
  return { desk, ada };
}

describe('a forgotten password', () => {
  it('is replaced with the mailed code; every session ends and the owner is told', async () => {
    const { desk, ada } = await whoForgot();
    await desk.reset(desk.lastCode());

    expect(desk.sessions.ended).toEqual([{ userId: ada.id }]);
    expect(desk.lastMail()).toMatchObject({ to: 'ada@example.org', subject: 'Your password was changed' });
    expect(() => codeIn(desk.lastMail())).toThrow('found 0');
    expect(await desk.logIn('ada', 'brand new')).toBe(ada.id);
    await expect(desk.logIn('ada')).rejects.toThrow(WrongCredentials);
  });

  it('leaves the same behind for known and unknown addresses before the answer', async () => {
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

  it('of the voice of the product is never given away', async () => {
    const desk = anAccountDesk();
    await desk.users.save(Object.assign(aUser({ email: 'system@example.org' }), { authProvider: 'system' }));
    await desk.forgot('system@example.org');
    await desk.runJobs();
    expect(desk.mails()).toEqual([]);
    const [unsent] = desk.resets.rows.all() as unknown as Array<{ _codeDigest: string }>;
    const code = unsent!._codeDigest.split('/').at(-1)!;
    await expect(desk.reset(code, 'brand new', 'system@example.org')).rejects.toThrow(CodeNotAccepted);
  });

  it('leaves something to try codes on for unknown addresses too, and no code opens it', async () => {
    const desk = anAccountDesk();
    await desk.forgot('nobody@example.org');
    await desk.runJobs();
    const [unsent] = desk.resets.rows.all() as unknown as Array<{ _codeDigest: string }>;
    const code = unsent!._codeDigest.split('/').at(-1)!;
    await expect(desk.reset(code, 'brand new', 'nobody@example.org')).rejects.toThrow(CodeNotAccepted);
    expect(desk.mails()).toEqual([]);
  });

  it('is replaced by one that is long enough', async () => {
    const { desk } = await whoForgot();
    await expect(desk.reset(desk.lastCode(), '12345')).rejects.toThrow(
      'Password must be at least 6 characters',
    );
    await desk.reset(desk.lastCode(), 'figs 7');
  });

  it('a code works once', async () => {
    const { desk } = await whoForgot();
    const code = desk.lastCode();
    await desk.reset(code);
    await expect(desk.reset(code, 'yet another')).rejects.toThrow(CodeNotAccepted);
  });

  it('a code works five tries long, for 15 minutes, and only while it is the newest', async () => {
    const { desk } = await whoForgot();
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
    await expect(desk.reset(second)).rejects.toThrow(CodeNotAccepted);
    desk.clock.pass({ minutes: 15 });
    await expect(desk.reset(desk.lastCode())).rejects.toThrow(CodeNotAccepted);
    expect(desk.sessions.ended).toEqual([]);
  });

  it('a code for signing up does not reset a password', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    await desk.register({ username: 'other' });
    await expect(desk.reset('123456')).rejects.toThrow(CodeNotAccepted);
  });

  it('costs the same hashing whether the address is known or not', async () => {
    const { desk } = await whoForgot();
    const before = desk.passwords.hashed;
    await expect(desk.reset(notThe(desk.lastCode()))).rejects.toThrow(CodeNotAccepted);
    await expect(desk.reset('000000', 'brand new', 'nobody@example.org')).rejects.toThrow(CodeNotAccepted);
    expect(desk.passwords.hashed - before).toBe(2);
  });

  it('is mailed at most once a minute and five times an hour, and nobody is told', async () => {
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
