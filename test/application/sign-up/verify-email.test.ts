import { CodeNotAccepted } from '../../../src/domain/shared/one-time-code.js';
import { UsernameTaken } from '../../../src/domain/account/username.js';
import { anAccountDesk, notThe, person, timesBeforeTooMany } from '../account/account-desk.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';

describe('VerifyEmail', () => {
  it('creates an account that can log in by username or email address', async () => {
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

  it('gives a username to the first of two registrations that is verified', async () => {
    const desk = anAccountDesk();
    await desk.register();
    const adasCode = desk.lastCode();
    await desk.register({ email: 'other@example.org', signUpKey: null });
    const othersCode = desk.lastCode();

    await desk.verify(othersCode, 'other@example.org', null);
    await expect(desk.verify(adasCode)).rejects.toThrow(UsernameTaken);

    await desk.register({ username: 'ada2' });
    expect(await desk.verify(adasCode)).toMatchObject({ username: 'ada2' });
  });

  it('marks the first account of a network within a day, and counts no attempt without an account', async () => {
    const desk = anAccountDesk();
    const join = async (username: string) => {
      const email = `${username}@example.org`;
      await desk.register({ username, email, signUpKey: null });
      await expect(desk.verify(notThe(desk.lastCode()), email)).rejects.toThrow(CodeNotAccepted);
      return (await desk.verify(desk.lastCode(), email)).isFirstOfNetwork;
    };
    expect([await join('ada'), await join('ben')]).toEqual([true, false]);
    desk.clock.pass({ days: 1 });
    expect([await join('cleo'), await join('dora')]).toEqual([true, false]);
  });

  it('creates one account if the same code arrives twice at once', async () => {
    const desk = anAccountDesk();
    await desk.register();
    const code = desk.lastCode();
    const outcomes = await Promise.allSettled([desk.verify(code), desk.verify(code)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(desk.users.rows.all()).toHaveLength(1);
  });

  it('refuses the right code after five wrong attempts', async () => {
    const desk = anAccountDesk();
    await desk.register();
    const code = desk.lastCode();
    for (let tries = 0; tries < 5; tries++)
      await expect(desk.verify(notThe(code))).rejects.toThrow(CodeNotAccepted);
    await expect(desk.verify(code)).rejects.toThrow(CodeNotAccepted);
    expect(desk.users.rows.all()).toHaveLength(0);
  });

  it('accepts the right code at the fifth attempt', async () => {
    const desk = anAccountDesk();
    await desk.register();
    const code = desk.lastCode();
    for (let tries = 0; tries < 4; tries++)
      await expect(desk.verify(notThe(code))).rejects.toThrow(CodeNotAccepted);
    expect(await desk.verify(code)).toMatchObject({ email: 'ada@example.org' });
  });

  it('counts concurrent attempts', async () => {
    const desk = anAccountDesk();
    await desk.register();
    const code = desk.lastCode();
    const wrong = Array.from({ length: 5 }, () => desk.verify(notThe(code)));
    const outcomes = await Promise.allSettled([...wrong, desk.verify(code)]);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  });

  it('refuses a code after 15 minutes', async () => {
    const desk = anAccountDesk();
    await desk.register();
    desk.clock.pass({ minutes: 15 });
    await expect(desk.verify(desk.lastCode())).rejects.toThrow(CodeNotAccepted);
  });

  it('never changes an account, even with the right code of another registration', async () => {
    const desk = anAccountDesk();
    const ada = await desk.signUp();
    await desk.register({ username: 'mallory', password: 'guessing' });
    const [unsent] = desk.registrations.rows.all();
    const code = unsent!.state.codeDigest.split('/').at(-1)!;
    await expect(desk.verify(code)).rejects.toThrow(CodeNotAccepted);
    expect(await desk.logIn('ada')).toBe(ada.id);
    expect(desk.users.rows.all()).toHaveLength(1);
  });

  it('allows a hundred wrong codes per 15 minutes and network address, shared with password resets', async () => {
    const desk = anAccountDesk();
    expect(await timesBeforeTooMany((turn) => desk.verify('000000', person(turn).email))).toBe(100);
    await expect(desk.reset('000000')).rejects.toThrow(TooManyAttempts);
    desk.clock.pass({ minutes: 15 });
    expect(await timesBeforeTooMany((turn) => desk.reset('000000', 'brand new', person(turn).email))).toBe(
      100,
    );
  });
});
