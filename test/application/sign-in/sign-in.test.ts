import { WrongCredentials } from '../../../src/domain/account/sign-in-errors.js';
import { Suspension } from '../../../src/domain/moderation/suspension.js';
import type { DomainError } from '../../../src/domain/shared/domain-error.js';
import { adasDesk, anAccountDesk, timesBeforeTooMany } from '../account/account-desk.js';
import { refused } from '../../support/refused.js';

describe('name and password', () => {
  it('responds the same, after the same work, to a wrong password and an unknown name', async () => {
    const desk = await adasDesk();
    const failure = async (name: string, password: string) => {
      const before = desk.passwords.verified;
      const { code, message } = await desk.logIn(name, password).then(
        () => ({ code: 'none', message: 'signed in' }),
        (refusal: DomainError) => refusal,
      );
      return { code, message, work: desk.passwords.verified - before };
    };
    const wrongPassword = await failure('ada', 'wrong password');
    expect(wrongPassword).toMatchObject({ code: 'wrong_credentials', work: 2 });
    for (const name of ['nobody', 'nobody@example.org', 'no such\u0000name', '', '💥', 'a@b']) {
      expect(await failure(name, 'secret1')).toEqual(wrongPassword);
    }
  });

  it('reports an unverified address only with the right password', async () => {
    const desk = anAccountDesk();
    await desk.register();
    await refused(desk.logIn('ada'), 'email_not_verified');
    await expect(desk.logIn('ada@example.org')).rejects.toThrow('Please verify your e-mail');
    await refused(desk.logIn('ada', 'wrong password'), 'wrong_credentials');
  });

  it('accepts the password of an account with a pending registration under its address', async () => {
    const { ada, ...desk } = await adasDesk();
    await desk.register({ username: 'mallory', password: 'guessing' });
    expect(await desk.logIn('ada@example.org')).toBe(ada.id);
  });

  it('does not reveal an account to the password of a pending registration', async () => {
    const desk = await adasDesk();
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
});

describe('failed logins', () => {
  it('limits failed logins per name and network address', async () => {
    const { ada, ...desk } = await adasDesk();
    for (let tries = 0; tries < 10; tries++) {
      await refused(desk.logIn('ada', 'guess it'), 'wrong_credentials');
    }
    await refused(desk.logIn('ada'), 'too_many_attempts');
    expect(await desk.logIn('ada', 'secret1', '198.51.100.9')).toBe(ada.id);
    desk.clock.pass({ minutes: 1 });
    expect(await desk.logIn('ada')).toBe(ada.id);
  });

  it('limits failed logins per network address to 200 in 15 minutes, without counting successful ones', async () => {
    const desk = await adasDesk();
    for (let times = 0; times < 300; times++) await desk.logIn('ada');
    expect(await timesBeforeTooMany((turn) => desk.logIn(`person${turn}`))).toBe(200);
  });

  it('limits failed logins per name to fewer than 250 a day over all networks', async () => {
    const desk = anAccountDesk();
    let guesses = 0;
    for (let minute = 0; minute < 24 * 60; minute++) {
      for (let place = 0; place < 10; place++) {
        const refusal = await desk
          .logIn('ada', 'a guess', `198.51.${minute}.${place}`)
          .catch((e: unknown) => e);
        if (refusal instanceof WrongCredentials) guesses++;
      }
      desk.clock.pass({ minutes: 1 });
    }
    expect(guesses).toBeGreaterThan(200);
    expect(guesses).toBeLessThan(250);
  });

  it('gives a known device its own limit of thirty failed logins a day', async () => {
    const { ada, ...desk } = await adasDesk();
    const atHome = { userId: ada.id, id: 'at home' };
    await timesBeforeTooMany((turn) => desk.logIn('ada', 'a guess', `198.51.100.${turn}`));
    for (let times = 0; times < 50; times++)
      expect(await desk.logIn('ada', 'secret1', undefined, atHome)).toBe(ada.id);
    const foreign = { userId: ada.id + 1, id: 'of somebody else' };
    await refused(desk.logIn('ada', 'secret1', undefined, foreign), 'too_many_attempts');
    const inVain = () => desk.logIn('ada', 'a guess', undefined, atHome);
    expect(await timesBeforeTooMany(inVain)).toBe(30);
  });
});

describe('sessions', () => {
  it('opens no session if the password was changed or the account deleted since the check', async () => {
    const { ada, ...desk } = await adasDesk();
    await desk.logInDuring();
    await desk.forgot();
    await desk.runJobs();
    await refused(
      desk.logInDuring(() => desk.reset(desk.lastCode(), 'brand new')),
      'wrong_credentials',
    );
    const deletion = async () => {
      const user = (await desk.users.find(ada.id))!;
      user.anonymize(desk.clock.now());
      await desk.users.save(user);
    };
    await refused(desk.logInDuring(deletion, 'brand new'), 'wrong_credentials');
  });

  it('opens a restricted session for a suspended user, and an ordinary one afterwards', async () => {
    const desk = anAccountDesk();
    const { id: userId } = await desk.signUp();
    const until = new Date(desk.clock.now().getTime() + 60_000);
    await desk.suspensions.add(Suspension.suspend({ userId, reason: 'Because', until }, 7, desk.clock.now()));
    expect(await desk.logInDuring()).toMatchObject({ kind: 'suspension', hasAppealed: false });
    expect(desk.sessions.restricted).toHaveLength(1);
    desk.clock.pass({ minutes: 1 });
    expect(await desk.logInDuring()).toBeNull();
    expect(desk.sessions.restricted).toHaveLength(1);
  });

  it('are ended one by one by their user alone, or all but the current one', async () => {
    const { account, sessions } = anAccountDesk();
    const { memberSessions } = account;
    sessions.handles.add('7 phone');
    expect(await memberSessions.end({ userId: 8, handle: 'phone' })).toBe(false);
    expect(await memberSessions.end({ userId: 7, handle: 'phone' })).toBe(true);
    expect(await memberSessions.end({ userId: 7, handle: 'phone' })).toBe(false);
    await memberSessions.endOthers({ userId: 7, sessionId: 'this one' });
    expect(sessions.ended).toEqual([{ userId: 7, exceptSessionId: 'this one' }]);
  });

  it('that end by a log-out tell their sockets, and are a security event', async () => {
    const { account, realtime, securityEvents } = anAccountDesk();
    await account.memberSessions.logOut({ sessionId: 'a session', userId: 7 });
    expect(realtime.signals).toEqual([{ type: 'session_ended', sessionId: 'a session' }]);
    expect(securityEvents.recorded).toEqual([{ event: 'session_ended', accountId: 7, reason: 'logged_out' }]);
  });
});

describe('a device', () => {
  it('that is new is told to the user by a mail once, but the first one is not', async () => {
    const desk = await adasDesk();
    const logInWith = (device: string) => desk.logInDuring(undefined, undefined, device);
    const told = () => desk.subjects().filter((subject) => subject === 'New sign-in to your account').length;
    for (const device of ['laptop', 'laptop']) await logInWith(device);
    expect(told()).toBe(0);
    for (const device of ['phone', 'phone', 'laptop']) await logInWith(device);
    expect(told()).toBe(1);
  });

  it('is stored as a digest that is bound to the user, with the time of the sign-in', async () => {
    const { ada, ...desk } = await adasDesk();
    await desk.logInDuring(undefined, undefined, 'laptop');
    expect(desk.knownDevices.digestsOf.get(ada.id)).toEqual([`device/${ada.id}/laptop`]);
    const signedIn = { signedInAt: desk.clock.now(), notices: 0 };
    expect(await desk.accountActivities.find(ada.id)).toMatchObject(signedIn);
  });
});
