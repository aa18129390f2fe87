import { describe, expect, it } from '@jest/globals';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { SameEmail } from '../../../src/domain/account/email-change.js';
import { CodeNotAccepted } from '../../../src/domain/shared/one-time-code.js';
import { PasswordLengthNotAllowed } from '../../../src/domain/account/password.js';
import { WrongPassword } from '../../../src/domain/account/wrong-password.js';
import { anAccountDesk } from './account-desk.js';

describe('a changed password', () => {
  it('ends every other session and tells the owner', async () => {
    const desk = anAccountDesk();
    const ada = await desk.signUp();
    await expect(desk.changePassword('secret1', 'short')).rejects.toThrow(PasswordLengthNotAllowed);
    await desk.changePassword('secret1', 'brand new');
    expect(desk.sessions.ended).toEqual([{ userId: ada.id, exceptSessionId: 'this one' }]);
    expect(desk.lastMail()).toMatchObject({ to: 'ada@example.org', subject: 'Your password was changed' });
    expect(await desk.logIn('ada', 'brand new')).toBe(ada.id);
  });

  it('takes the one before; guesses at it are limited as for signing in', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    for (let tries = 0; tries < 10; tries += 1)
      await expect(desk.changePassword('guessing', 'brand new')).rejects.toThrow(WrongPassword);
    await expect(desk.changePassword('secret1', 'brand new')).rejects.toThrow(TooManyAttempts);
    expect(desk.sessions.ended).toEqual([]);
  });
});

describe('a changed address', () => {
  it('is not the one of before', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    await expect(desk.asksForAddress(' ADA@example.org ')).rejects.toThrow(SameEmail);
  });

  it('is proved within 15 minutes and five tries', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    await desk.asksForAddress('new@example.org');
    const code = desk.lastCode();
    for (let tries = 0; tries < 4; tries += 1)
      await expect(desk.provesAddress('000000')).rejects.toThrow(CodeNotAccepted);
    await desk.provesAddress(code);
    expect(await desk.users.findByEmail('new@example.org')).toMatchObject({ username: 'ada' });

    desk.clock.pass({ minutes: 1 });
    await desk.asksForAddress('newer@example.org');
    desk.clock.pass({ minutes: 15 });
    await expect(desk.provesAddress(desk.lastCode())).rejects.toThrow(CodeNotAccepted);
  });

  it('waits a minute between two codes, and five an hour are enough', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    await desk.asksForAddress('new@example.org');
    await expect(desk.asksForAddress('new@example.org')).rejects.toThrow(TooManyAttempts);
    for (const name of ['b', 'c', 'd']) await desk.asksForAddress(`${name}@example.org`);
    await expect(desk.asksForAddress('e@example.org')).rejects.toThrow(TooManyAttempts);
  });

  it('that belongs to somebody is kept by them, whatever code is tried', async () => {
    const desk = anAccountDesk();
    await desk.signUp({ username: 'grace', email: 'grace@example.org' });
    await desk.signUp();
    await desk.asksForAddress('grace@example.org');
    expect(desk.lastMail()).toMatchObject({
      to: 'grace@example.org',
      subject: 'Your address belongs to your account',
    });
    const [unsent] = desk.emailChanges.rows.all() as unknown as Array<{ _codeDigest: string }>;
    const code = unsent!._codeDigest.split('/').at(-1)!;
    await expect(desk.provesAddress(code)).rejects.toThrow(CodeNotAccepted);
    expect(await desk.users.findByEmail('grace@example.org')).toMatchObject({ username: 'grace' });
  });
});
