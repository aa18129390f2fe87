import {
  adasDesk,
  anAccountDesk,
  codeIn,
  notThe,
  person,
  timesBeforeTooMany,
} from '../account/account-desk.js';
import { refused } from '../../support/refused.js';

let desk: ReturnType<typeof anAccountDesk>;
beforeEach(() => {
  desk = anAccountDesk();
});

describe('a sign-up', () => {
  it('stores neither the password nor the code in plain text', async () => {
    await desk.register({ password: 'open sesame' });
    const kept = JSON.stringify(desk.registrations.rows.all());
    expect(kept).toContain('verify-email/ada@example.org ');
    expect(kept).toContain('"hash of open sesame"');
    expect(kept).not.toContain('"open sesame"');
  });

  it('refuses different passwords and users under 18, without a mail', async () => {
    await refused(desk.register({ confirmPassword: 'secret2' }), 'passwords_dont_match');
    await refused(desk.register({ dateOfBirth: '2008-03-03' }), 'too_young_to_join');
    expect(desk.mails()).toHaveLength(0);
  });

  it('accepts a user from the morning of the 18th birthday in the default time zone', async () => {
    desk.clock.pass({ hours: 13 });
    await refused(desk.register({ dateOfBirth: '2008-03-03' }), 'too_young_to_join');
    desk.clock.pass({ hours: 2 });
    await desk.register({ dateOfBirth: '2008-03-03' });
    expect(desk.mails()).toHaveLength(1);
  });

  it('replaces the data and the code of an earlier registration of the browser', async () => {
    await desk.register();
    const firstCode = desk.lastCode();
    desk.clock.pass({ seconds: 60 });
    await desk.register({ firstName: 'Augusta', password: 'another' });

    await refused(desk.verify(firstCode), 'code_replaced');
    const user = await desk.verify(desk.lastCode());
    expect(user).toMatchObject({ firstName: 'Augusta', passwordHash: 'hash of another' });
  });

  it('of one browser five times within a minute uses up one code, which opens the newest data', async () => {
    for (const firstName of ['A', 'Ad', 'Ada', 'Adal', 'Augusta']) await desk.register({ firstName });
    expect(desk.mails()).toHaveLength(1);
    expect(await desk.verify(desk.lastCode())).toMatchObject({ firstName: 'Augusta' });
  });

  it('responds the same for an address with an account, and mails its owner without a code', async () => {
    const desk = await adasDesk();
    const answer = await desk.register({ username: 'someone', firstName: 'Mallory' });
    expect(answer).toEqual({ email: 'ada@example.org' });
    expect(desk.lastMail()).toMatchObject({ to: 'ada@example.org', subject: 'You already have an account' });
    expect(desk.lastMail().text).toContain('Hi Ada,');
    expect(() => codeIn(desk.lastMail())).toThrow('found 0');
  });

  it.each(['ada+tables@example.org', 'ADA+1@example.org'])(
    'responds the same for %s, another spelling of the mailbox of an account, and mails its owner',
    async (email) => {
      await desk.signUp();
      expect(await desk.register({ username: 'someone', email })).toEqual({ email: email.toLowerCase() });
      expect(desk.lastMail()).toMatchObject({
        to: 'ada@example.org',
        subject: 'You already have an account',
      });
    },
  );

  it('keeps an address as it was typed, and gives its mailbox to the first who verifies it', async () => {
    const other = { username: 'someone', email: 'ad.a+2@googlemail.com', signUpKey: null };
    await desk.register({ email: 'a.da+1@gmail.com' });
    const first = desk.lastCode();
    await desk.register(other);
    const second = desk.lastCode();
    expect((await desk.verify(first, 'a.da+1@gmail.com')).email).toBe('a.da+1@gmail.com');
    await refused(desk.verify(second, other.email), 'code_not_accepted');
  });

  it('refuses a username that is taken, ignoring case', async () => {
    const desk = await adasDesk();
    const again = desk.register({ email: 'other@example.org', username: 'ADA' });
    await refused(again, 'username_taken');
  });

  it('lets two pending registrations have the same username, so that a refusal reveals no account', async () => {
    const desk = await adasDesk();
    await desk.register({ username: 'probe' });
    await desk.register({ username: 'probe', email: 'me@example.org' });
    expect(desk.lastMail().to).toBe('me@example.org');
  });

  it('keeps the mailed code if a correction exceeds the rate limit of mails', async () => {
    for (let times = 0; times < 6; times++) {
      desk.clock.pass({ seconds: 60 });
      await desk.register({ firstName: `Ada ${'abcdef'[times]}` });
    }
    expect(desk.mails()).toHaveLength(5);
    expect(await desk.verify(desk.lastCode())).toMatchObject({ firstName: 'Ada f' });
  });
});

describe('another code for a sign-up', () => {
  it('is mailed to the browser that signs up, whatever others of its network have asked for', async () => {
    await desk.register();
    desk.clock.pass({ seconds: 60 });
    const asked = await timesBeforeTooMany((turn) => desk.resend(person(turn).email, null));
    await desk.resend();
    expect(desk.jobs.named('renew-verification')).toHaveLength(asked + 1);
  });

  it('replaces the earlier code and resets its attempts', async () => {
    await desk.register();
    const first = desk.lastCode();
    for (let tries = 0; tries < 5; tries++) await refused(desk.verify(notThe(first)), 'code_not_accepted');
    desk.clock.pass({ seconds: 60 });
    await desk.resend();
    await desk.runJobs();

    await refused(desk.verify(first), 'code_replaced');
    expect(await desk.verify(desk.lastCode())).toMatchObject({ username: 'ada' });
  });

  it('mails the owner of an address with an account, without a code', async () => {
    const desk = await adasDesk();
    await desk.register({ username: 'someone' });
    desk.clock.pass({ minutes: 1 });
    const before = desk.mails().length;
    await desk.resend();
    await desk.runJobs();
    const sent = desk.mails().slice(before);
    expect(sent.map(({ subject }) => subject)).toEqual(['You already have an account']);
  });
});
