import { adasDesk, anAccountDesk, codeOf } from '../account/account-desk.js';
import { refused } from '../../support/refused.js';

let desk: Awaited<ReturnType<typeof adasDesk>>;
beforeEach(async () => {
  desk = await adasDesk();
});

describe('a new address', () => {
  it('refuses the current address of the account', () =>
    refused(desk.beginEmailChange(' ADA@example.org '), 'same_email'));

  it('refuses an address of another domain, and keeps one of earlier', async () => {
    const desk = anAccountDesk({ emailDomains: ['example.org'] });
    await desk.signUp();
    await refused(desk.beginEmailChange('ada@elsewhere.org'), 'email_domain_not_allowed');
    await desk.beginEmailChange('lovelace@example.org');
  });

  it('sends one code per minute to an address and five per hour for a user', async () => {
    await desk.beginEmailChange('new@example.org');
    await refused(desk.beginEmailChange('new@example.org'), 'too_many_attempts');
    for (const name of ['b', 'c', 'd']) await desk.beginEmailChange(`${name}@example.org`);
    await refused(desk.beginEmailChange('e@example.org'), 'too_many_attempts');
  });

  it('mails the code to the new address, and a later request replaces the earlier one', async () => {
    await desk.beginEmailChange('new@example.org');
    expect(desk.lastMail()).toMatchObject({ to: 'new@example.org', subject: 'Your verification code' });
    await desk.beginEmailChange('newer@example.org');
    expect(desk.emailProofs.rows.all()).toMatchObject([{ email: 'newer@example.org' }]);
  });

  it('stores a change for an address with an account too, but mails its owner without a code', async () => {
    const desk = anAccountDesk();
    await desk.signUp({ username: 'grace', email: 'grace@example.org' });
    await desk.signUp();
    await desk.beginEmailChange('grace@example.org');
    expect(desk.emailProofs.rows.all()).toMatchObject([{ email: 'grace@example.org' }]);
    expect(desk.lastMail().to).toBe('grace@example.org');
    expect(desk.lastMail().text).not.toMatch(/\d{6}/);
  });

  it('is taken with the code, within 15 minutes', async () => {
    await desk.beginEmailChange('new@example.org');
    await refused(desk.confirmEmailChange('000000'), 'code_not_accepted');
    await desk.confirmEmailChange(desk.lastCode());
    expect(await desk.users.findByEmail('new@example.org')).toMatchObject({ username: 'ada' });
    desk.clock.pass({ minutes: 1 });
    await desk.beginEmailChange('newer@example.org');
    desk.clock.pass({ minutes: 15 });
    await refused(desk.confirmEmailChange(desk.lastCode()), 'code_not_accepted');
  });

  it('never takes an address from another account, even with the right code', async () => {
    const desk = anAccountDesk();
    await desk.signUp({ username: 'grace', email: 'grace@example.org' });
    await desk.signUp();
    await desk.beginEmailChange('grace@example.org');
    expect(desk.lastMail()).toMatchObject({
      to: 'grace@example.org',
      subject: 'Your address belongs to your account',
    });
    const code = codeOf(desk.emailProofs.rows.all()[0]!);
    await refused(desk.confirmEmailChange(code), 'code_not_accepted');
    expect(await desk.users.findByEmail('grace@example.org')).toMatchObject({ username: 'grace' });
  });
});

const ADDRESS = 'ada@example.org';

async function aMarkedAccount() {
  const desk = await adasDesk();
  await desk.deliverability.noteSent('token', ADDRESS, desk.clock.now());
  await desk.deliverability.mark(ADDRESS, '550 5.1.1 no such user', desk.clock.now());
  return desk;
}

it('an undeliverable address that works again is confirmed with a code, and starts anew', async () => {
  const desk = await aMarkedAccount();
  await desk.beginEmailChange(ADDRESS);
  expect(desk.lastMail()).toMatchObject({ to: ADDRESS, hasCode: true });
  const sent = desk.mails().length;
  await desk.confirmEmailChange(desk.lastCode());
  expect(await desk.deliverability.isUndeliverable(ADDRESS)).toBe(false);
  expect(await desk.deliverability.addressOf('token')).toBeNull();
  // The address did not change, so no mail says so.
  expect(desk.mails()).toHaveLength(sent);
  desk.clock.pass({ minutes: 1 });
  await refused(desk.beginEmailChange(ADDRESS), 'same_email');
});

it('a code that was not entered proves nothing', async () => {
  const desk = await aMarkedAccount();
  await desk.beginEmailChange(ADDRESS);
  await expect(desk.confirmEmailChange('000000')).rejects.toThrow();
  expect(await desk.deliverability.isUndeliverable(ADDRESS)).toBe(true);
});

it('a changed address starts anew', async () => {
  const desk = await aMarkedAccount();
  await desk.beginEmailChange('new@example.org');
  await desk.confirmEmailChange(desk.lastCode());
  expect(await desk.deliverability.isUndeliverable('new@example.org')).toBe(false);
});

it('a password reset with the mailed code proves that mails arrive', async () => {
  const desk = await aMarkedAccount();
  await desk.forgot();
  await desk.runJobs();
  await desk.reset(desk.lastCode());
  expect(await desk.deliverability.isUndeliverable(ADDRESS)).toBe(false);
});

it('reports on mails from before a sign-up was confirmed have no effect on the account', async () => {
  const desk = anAccountDesk();
  await desk.register();
  await desk.deliverability.noteSent('token', ADDRESS, desk.clock.now());
  await desk.verify(desk.lastCode());
  expect(await desk.deliverability.addressOf('token')).toBeNull();
});
