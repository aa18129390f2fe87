import { SameEmail } from '../../../src/domain/account/email-address.js';
import { anAccountDesk } from './account-desk.js';

const ADDRESS = 'ada@example.org';

async function aMarkedAccount() {
  const desk = anAccountDesk();
  await desk.signUp();
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
  await expect(desk.beginEmailChange(ADDRESS)).rejects.toThrow(SameEmail);
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
