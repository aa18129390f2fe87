import { describe, expect, it } from '@jest/globals';
import { EmailNotVerified, WrongCredentials } from '../../../src/domain/account/sign-in-errors.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { Suspension } from '../../../src/domain/moderation/suspension.js';
import { anAccountDesk } from './account-desk.js';

describe('signing in', () => {
  it('says the same, after the same work, to a wrong password and to an unknown name', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    const failure = async (name: string, password: string) => {
      const before = desk.passwords.verified;
      const error = await desk.logIn(name, password).then(
        () => new Error('signed in'),
        (refusal: Error) => refusal,
      );
      return { error: error.constructor, message: error.message, work: desk.passwords.verified - before };
    };
    const wrongPassword = await failure('ada', 'wrong password');
    expect(wrongPassword).toMatchObject({ error: WrongCredentials, work: 2 });
    for (const name of ['nobody', 'nobody@example.org', 'no such\u0000name', '', '💥', 'a@b']) {
      expect(await failure(name, 'secret1')).toEqual(wrongPassword);
    }
  });

  it('with the right password but an address not yet proved, asks for the code', async () => {
    const desk = anAccountDesk();
    await desk.register();
    await expect(desk.logIn('ada')).rejects.toThrow(EmailNotVerified);
    await expect(desk.logIn('ada@example.org')).rejects.toThrow('Please verify your e-mail');
    await expect(desk.logIn('ada', 'wrong password')).rejects.toThrow(WrongCredentials);
  });

  it('of an account is not disturbed by a registration that waits under its address', async () => {
    const desk = anAccountDesk();
    const ada = await desk.signUp();
    await desk.register({ username: 'mallory', password: 'guessing' });
    expect(await desk.logIn('ada@example.org')).toBe(ada.id);
  });

  it('does not hold with a password that became another, or an account that was deleted, on the way', async () => {
    const desk = anAccountDesk();
    const ada = await desk.signUp();
    await desk.logInDuring(async () => undefined);
    await desk.forgot();
    await desk.runJobs();
    await expect(desk.logInDuring(() => desk.reset(desk.lastCode(), 'brand new'))).rejects.toThrow(
      WrongCredentials,
    );
    const deletion = async () => {
      const user = (await desk.users.find(ada.id))!;
      user.anonymize(desk.clock.now());
      await desk.users.save(user);
    };
    await expect(desk.logInDuring(deletion, 'brand new')).rejects.toThrow(WrongCredentials);
  });

  it('is bounded for one name from one place, and leaves its owner elsewhere alone', async () => {
    const desk = anAccountDesk();
    const ada = await desk.signUp();
    for (let tries = 0; tries < 10; tries++) {
      await expect(desk.logIn('ada', 'guess it')).rejects.toThrow(WrongCredentials);
    }
    await expect(desk.logIn('ada')).rejects.toThrow(TooManyAttempts);
    expect(await desk.logIn('ada', 'secret1', '198.51.100.9')).toBe(ada.id);
    desk.clock.pass({ minutes: 1 });
    expect(await desk.logIn('ada')).toBe(ada.id);
  });
});

it('whoever is suspended signs in to a restricted session, and to an ordinary one when it is over', async () => {
  const desk = anAccountDesk();
  const { id: userId } = await desk.signUp();
  const until = new Date(desk.clock.now().getTime() + 60_000);
  await desk.suspensions.add(Suspension.suspend({ userId, reason: 'Because', until }, 7, desk.clock.now()));
  expect(await desk.logInDuring(async () => undefined)).toMatchObject({
    kind: 'suspension',
    hasAppealed: false,
  });
  expect(desk.sessions.restricted).toHaveLength(1);
  desk.clock.pass({ minutes: 1 });
  expect(await desk.logInDuring(async () => undefined)).toBeNull();
  expect(desk.sessions.restricted).toHaveLength(1);
});
