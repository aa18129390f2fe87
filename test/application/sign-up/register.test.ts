import { CodeNotAccepted, CodeReplaced } from '../../../src/domain/shared/one-time-code.js';
import { TooYoungToJoin } from '../../../src/domain/account/date-of-birth.js';
import type { SignUpRequester } from '../../../src/application/sign-up/limit-sign-ups.js';
import type { SignUpQueued } from '../../../src/application/sign-up/sign-up-queued.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { PasswordsDontMatch } from '../../../src/domain/account/password.js';
import { anAccountDesk, codeIn, person, timesBeforeTooMany } from '../account/account-desk.js';

/** Signs up and enters the code. */
const finish = async (
  desk: ReturnType<typeof anAccountDesk>,
  turn: number,
  requester: Partial<SignUpRequester> = {},
) => {
  await desk.register({ ...person(turn), signUpKey: null });
  return desk.verify(desk.lastCode(), person(turn).email, null, requester);
};

describe('Register', () => {
  it('stores neither the password nor the code in plain text', async () => {
    const desk = anAccountDesk();
    await desk.register({ password: 'open sesame' });
    const kept = JSON.stringify(desk.registrations.rows.all());
    expect(kept).toContain('verify-email/ada@example.org ');
    expect(kept).toContain('"hash of open sesame"');
    expect(kept).not.toContain('"open sesame"');
  });

  it('refuses different passwords and users under 18, without a mail', async () => {
    const desk = anAccountDesk();
    await expect(desk.register({ confirmPassword: 'secret2' })).rejects.toThrow(PasswordsDontMatch);
    await expect(desk.register({ dateOfBirth: '2008-03-03' })).rejects.toThrow(TooYoungToJoin);
    expect(desk.mails()).toHaveLength(0);
  });

  it('refuses an address of another domain, without a mail', async () => {
    const desk = anAccountDesk(['example.edu']);
    await expect(desk.register()).rejects.toThrow('Please use an email at example.edu');
    expect(desk.mails()).toHaveLength(0);
  });

  it('accepts a user from the morning of the 18th birthday in the default time zone', async () => {
    const desk = anAccountDesk();
    desk.clock.pass({ hours: 13 });
    await expect(desk.register({ dateOfBirth: '2008-03-03' })).rejects.toThrow(TooYoungToJoin);
    desk.clock.pass({ hours: 2 });
    await desk.register({ dateOfBirth: '2008-03-03' });
    expect(desk.mails()).toHaveLength(1);
  });

  it('replaces the data and the code of an earlier registration of the browser', async () => {
    const desk = anAccountDesk();
    await desk.register();
    const firstCode = desk.lastCode();
    desk.clock.pass({ seconds: 60 });
    await desk.register({ firstName: 'Augusta', password: 'another' });

    await expect(desk.verify(firstCode)).rejects.toThrow(CodeReplaced);
    const user = await desk.verify(desk.lastCode());
    expect(user).toMatchObject({ firstName: 'Augusta', passwordHash: 'hash of another' });
  });

  it('of one browser five times within a minute uses up one code, which opens the newest data', async () => {
    const desk = anAccountDesk();
    for (const firstName of ['A', 'Ad', 'Ada', 'Adal', 'Augusta']) await desk.register({ firstName });
    expect(desk.mails()).toHaveLength(1);
    expect(await desk.verify(desk.lastCode())).toMatchObject({ firstName: 'Augusta' });
  });

  it('responds the same for an address with an account, and mails its owner without a code', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    const answer = await desk.register({ username: 'someone', firstName: 'Mallory' });
    expect(answer).toEqual({ email: 'ada@example.org' });
    expect(desk.lastMail()).toMatchObject({ to: 'ada@example.org', subject: 'You already have an account' });
    expect(desk.lastMail().text).toContain('Hi Ada,');
    expect(() => codeIn(desk.lastMail())).toThrow('found 0');
  });

  it.each(['ada+tables@example.org', 'ADA+1@example.org'])(
    'responds the same for %s, another spelling of the mailbox of an account, and mails its owner',
    async (email) => {
      const desk = anAccountDesk();
      await desk.signUp();
      expect(await desk.register({ username: 'someone', email })).toEqual({ email: email.toLowerCase() });
      expect(desk.lastMail()).toMatchObject({
        to: 'ada@example.org',
        subject: 'You already have an account',
      });
    },
  );

  it('keeps an address as it was typed, and gives its mailbox to the first who verifies it', async () => {
    const desk = anAccountDesk();
    const other = { username: 'someone', email: 'ad.a+2@googlemail.com', signUpKey: null };
    await desk.register({ email: 'a.da+1@gmail.com' });
    const first = desk.lastCode();
    await desk.register(other);
    const second = desk.lastCode();
    expect((await desk.verify(first, 'a.da+1@gmail.com')).email).toBe('a.da+1@gmail.com');
    await expect(desk.verify(second, other.email)).rejects.toThrow(CodeNotAccepted);
  });

  it('counts a known device twice a day besides its network, whose count no cookie changes', async () => {
    const desk = anAccountDesk();
    const device = { userId: 7, id: 'a browser' };
    for (let number = 0; number < 2; number++) await finish(desk, number, { device });
    await expect(finish(desk, 3, { device })).rejects.toThrow(TooManyAttempts);
    const fresh = (number: number) =>
      finish(desk, number + 10, { device: { userId: number, id: `browser ${number}` } });
    for (let number = 0; number < 17; number++) await fresh(number);
    await fresh(17).catch(() => undefined);
    await expect(fresh(18)).rejects.toThrow(TooManyAttempts);
  });

  it('keeps nobody out for sign-ups of their network that nobody finished, whose mails are limited far above', async () => {
    const desk = anAccountDesk();
    for (let turn = 0; turn < 60; turn++) await desk.register({ ...person(turn), signUpKey: null });
    await finish(desk, 100);
    const flooded = anAccountDesk();
    expect(await timesBeforeTooMany((turn) => flooded.register({ ...person(turn), signUpKey: null }))).toBe(
      300,
    );
    await flooded.verify(flooded.lastCode(), person(299).email);
    flooded.clock.pass({ seconds: 10 });
    await finish(flooded, 400);
  });

  it('allows twenty accounts per hour and network address, counted apart from code requests', async () => {
    const desk = anAccountDesk();
    expect(await timesBeforeTooMany((turn) => finish(desk, turn))).toBe(20);
    await desk.forgot('x@example.org');

    const forgetful = anAccountDesk();
    expect(await timesBeforeTooMany((turn) => forgetful.forgot(person(turn).email))).toBe(20);
    const impatient = anAccountDesk();
    expect(await timesBeforeTooMany((turn) => impatient.resend(person(turn).email))).toBe(20);
  });

  it('tells each of a class its own wait, keeps its place, and lets it in after that wait', async () => {
    const desk = anAccountDesk();
    await timesBeforeTooMany((turn) => finish(desk, turn));
    const refusalOf = (turn: number, place: string | null = null) =>
      finish(desk, turn, { place }).then(
        () => null,
        (error: unknown) => error as SignUpQueued,
      );
    const ben = (await refusalOf(102))!;
    const cai = (await refusalOf(103))!;
    // The last one of the burst was the 21st.
    expect([ben, cai].map(({ retryAfterSeconds }) => retryAfterSeconds)).toEqual([40, 60]);
    desk.clock.pass({ seconds: 39 });
    expect(await refusalOf(102, ben.place)).toMatchObject({ retryAfterSeconds: 1, place: ben.place });
    desk.clock.pass({ seconds: 1 });
    expect((await refusalOf(104))!.retryAfterSeconds).toBe(40);
    expect(await refusalOf(102, ben.place)).toBeNull();
    expect((await refusalOf(105, ben.place))!.retryAfterSeconds).toBe(60);
    desk.clock.pass({ seconds: 20 });
    expect(await refusalOf(103, cai.place)).toBeNull();
  });
});
