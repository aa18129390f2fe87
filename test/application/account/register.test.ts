import { describe, expect, it } from '@jest/globals';
import { CodeNotAccepted } from '../../../src/domain/shared/one-time-code.js';
import { UsernameTaken } from '../../../src/domain/account/username.js';
import { TooYoungToJoin } from '../../../src/domain/account/date-of-birth.js';
import { PasswordsDontMatch } from '../../../src/domain/account/password.js';
import { anAccountDesk, codeIn, notThe } from './account-desk.js';

describe('signing up', () => {
  it('mails a code, and typing it makes an account that can sign in by either name', async () => {
    const desk = anAccountDesk();
    expect(await desk.register({ email: ' ADA@Example.org ' })).toEqual({ email: 'ada@example.org' });
    expect(desk.lastMail().to).toBe('ada@example.org');

    const ada = await desk.verify(desk.lastCode());

    expect(ada).toMatchObject({
      username: 'ada',
      email: 'ada@example.org',
      firstName: 'Ada',
      trustScore: 40,
    });
    expect(await desk.logIn('ADA')).toBe(ada.id);
    expect(await desk.logIn('Ada@Example.org')).toBe(ada.id);
  });

  it('keeps neither the password nor the code', async () => {
    const desk = anAccountDesk();
    await desk.register({ password: 'open sesame' });
    const kept = JSON.stringify(desk.registrations.rows.all());
    expect(kept).toContain('verify-email/ada@example.org ');
    expect(kept).toContain('"hash of open sesame"');
    expect(kept).not.toContain('"open sesame"');
  });

  it('refuses two passwords that differ and people below 18, and mails nothing', async () => {
    const desk = anAccountDesk();
    await expect(desk.register({ confirmPassword: 'secret2' })).rejects.toThrow(PasswordsDontMatch);
    await expect(desk.register({ dateOfBirth: '2008-03-03' })).rejects.toThrow(TooYoungToJoin);
    expect(desk.mails()).toHaveLength(0);
  });

  it('lets someone in on the morning of the 18th birthday where they live, and not the evening before', async () => {
    const desk = anAccountDesk();
    desk.clock.pass({ hours: 13 });
    await expect(desk.register({ dateOfBirth: '2008-03-03' })).rejects.toThrow(TooYoungToJoin);
    desk.clock.pass({ hours: 2 });
    await desk.register({ dateOfBirth: '2008-03-03' });
    expect(desk.mails()).toHaveLength(1);
  });

  it('refuses a username that is taken, whatever its capitals', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    const again = desk.register({ email: 'other@example.org', username: 'ADA' });
    await expect(again).rejects.toThrow(UsernameTaken);
  });

  it('when two wait under one username, whoever verifies first has it and the other may try another', async () => {
    const desk = anAccountDesk();
    await desk.register();
    const adasCode = desk.lastCode();
    await desk.register({ email: 'other@example.org', signUpKey: null });
    const othersCode = desk.lastCode();

    await desk.verify(othersCode, 'other@example.org', null);
    await expect(desk.verify(adasCode)).rejects.toThrow(UsernameTaken);

    await desk.register({ username: 'ada2' });
    expect(await desk.verify(desk.lastCode())).toMatchObject({ username: 'ada2' });
  });

  it('registering again while waiting replaces the data and the code', async () => {
    const desk = anAccountDesk();
    await desk.register();
    const firstCode = desk.lastCode();
    await desk.register({ firstName: 'Augusta', password: 'another' });

    await expect(desk.verify(firstCode)).rejects.toThrow(CodeNotAccepted);
    const user = await desk.verify(desk.lastCode());
    expect(user).toMatchObject({ firstName: 'Augusta', passwordHash: 'hash of another' });
  });

  it('one code makes one account, even when it arrives twice at once', async () => {
    const desk = anAccountDesk();
    await desk.register();
    const code = desk.lastCode();
    const outcomes = await Promise.allSettled([desk.verify(code), desk.verify(code)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(desk.users.rows.all()).toHaveLength(1);
  });
});

describe('typing the code', () => {
  it('is refused after five wrong tries, even with the right code', async () => {
    const desk = anAccountDesk();
    await desk.register();
    const code = desk.lastCode();
    for (let tries = 0; tries < 5; tries++)
      await expect(desk.verify(notThe(code))).rejects.toThrow(CodeNotAccepted);
    await expect(desk.verify(code)).rejects.toThrow(CodeNotAccepted);
    expect(desk.users.rows.all()).toHaveLength(0);
  });

  it('is accepted at the fifth try', async () => {
    const desk = anAccountDesk();
    await desk.register();
    const code = desk.lastCode();
    for (let tries = 0; tries < 4; tries++)
      await expect(desk.verify(notThe(code))).rejects.toThrow(CodeNotAccepted);
    expect(await desk.verify(code)).toMatchObject({ email: 'ada@example.org' });
  });

  it('counts tries that come all at once', async () => {
    const desk = anAccountDesk();
    await desk.register();
    const code = desk.lastCode();
    const wrong = Array.from({ length: 5 }, () => desk.verify(notThe(code)));
    const outcomes = await Promise.allSettled([...wrong, desk.verify(code)]);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  });

  it('is too late after 15 minutes', async () => {
    const desk = anAccountDesk();
    await desk.register();
    desk.clock.pass({ minutes: 15 });
    await expect(desk.verify(desk.lastCode())).rejects.toThrow(CodeNotAccepted);
  });

  it('a resent code takes the place of the one before, and its tries begin anew', async () => {
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

  it('is resent after 60 seconds at the earliest and five times an hour at most, and nobody is told', async () => {
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

describe('an address that already has an account', () => {
  it('gets the same answer, and its owner a mail without a code', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    const answer = await desk.register({ username: 'someone', firstName: 'Mallory' });
    expect(answer).toEqual({ email: 'ada@example.org' });
    expect(desk.lastMail()).toMatchObject({ to: 'ada@example.org', subject: 'You already have an account' });
    expect(desk.lastMail().text).toContain('Hi Ada,');
    expect(() => codeIn(desk.lastMail())).toThrow('found 0');
  });

  it('cannot be told from a new one by signing in afterwards with the password just chosen', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    await desk.register({ username: 'probe1', password: 'guessing' });
    await desk.register({
      username: 'probe2',
      email: 'nobody@example.org',
      password: 'guessing',
      signUpKey: null,
    });
    const known = await desk.logIn('ada@example.org', 'guessing').catch((error: Error) => error.message);
    const unknown = await desk.logIn('nobody@example.org', 'guessing').catch((error: Error) => error.message);
    expect(known).toBe(unknown);
    expect(known).toBe('Please verify your e-mail');
  });

  it('cannot be told by asking for the same username from elsewhere', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    await desk.register({ username: 'probe' });
    await desk.register({ username: 'probe', email: 'me@example.org' });
    expect(desk.lastMail().to).toBe('me@example.org');
  });

  it('is told again on a resend that it has one, and is sent no code', async () => {
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

  it('stays what it was, even when someone guesses the code that was never sent', async () => {
    const desk = anAccountDesk();
    const ada = await desk.signUp();
    await desk.register({ username: 'mallory', password: 'guessing' });
    const [unsent] = desk.registrations.rows.all() as unknown as Array<{ _codeDigest: string }>;
    const code = unsent!._codeDigest.split('/').at(-1)!;
    await expect(desk.verify(code)).rejects.toThrow(CodeNotAccepted);
    expect(await desk.logIn('ada')).toBe(ada.id);
    expect(desk.users.rows.all()).toHaveLength(1);
  });
});
