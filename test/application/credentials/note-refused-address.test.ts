import { type AccountDesk, adasDesk, anAccountDesk } from '../account/account-desk.js';

const ADDRESS = 'ada@example.org';
const REPLY = '550 5.1.1 no such user';

async function aRefusal(desk: AccountDesk = anAccountDesk(), username = 'ada') {
  const { noteRefusedAddress } = desk.account;
  await desk.register({ username });
  const signUpKey = (await desk.registrations.findNewestByEmail(ADDRESS))!.key;
  return {
    desk,
    signUpKey,
    noteRefusedAddress,
    read: (key: string | null) => desk.account.signUp.read({ signUpKey: key, network: '192.0.2.0/24' }),
  };
}

it('only the browser that signs up is told that a mail to its address was refused, and no one who names the address', async () => {
  const { noteRefusedAddress, read, signUpKey } = await aRefusal();
  expect(await read(signUpKey)).toEqual({ isMailRefused: false });
  await noteRefusedAddress.note('Ada@Example.org', REPLY);
  expect(await read(signUpKey)).toEqual({ isMailRefused: true });
  for (const key of [null, 'another key']) expect(await read(key)).toEqual({ isMailRefused: false });
});

it('an address with an account is told as any other, so that the answer reveals no account', async () => {
  const desk = await adasDesk();
  const { noteRefusedAddress, read, signUpKey } = await aRefusal(desk, 'another');
  await noteRefusedAddress.note(ADDRESS, REPLY);
  expect(await read(signUpKey)).toEqual({ isMailRefused: true });
});

it('a member is told that the mail to a new address was refused, until another code is sent', async () => {
  const desk = anAccountDesk();
  const { id } = await desk.signUp();
  const { noteRefusedAddress } = desk.account;
  await desk.beginEmailChange('new@example.org');
  expect(await desk.emailProofs.isMailRefused(id)).toBe(false);
  await noteRefusedAddress.note('New@Example.org', REPLY);
  expect([await desk.emailProofs.isMailRefused(id), await desk.emailProofs.isMailRefused(id + 1)]).toEqual([
    true,
    false,
  ]);
  desk.clock.pass({ minutes: 1 });
  await desk.beginEmailChange('new@example.org');
  expect(await desk.emailProofs.isMailRefused(id)).toBe(false);
});

it('a refusal is forgotten with the next code, and by a sign-up with a corrected address', async () => {
  const { desk, noteRefusedAddress, read, signUpKey } = await aRefusal();
  await noteRefusedAddress.note(ADDRESS, REPLY);
  desk.clock.pass({ seconds: 60 });
  await desk.resend();
  await desk.runJobs();
  expect(await read(signUpKey)).toEqual({ isMailRefused: false });
  await noteRefusedAddress.note(ADDRESS, REPLY);
  await desk.register({ email: 'ada@example.com' });
  expect(await read(signUpKey)).toEqual({ isMailRefused: false });
  await noteRefusedAddress.note('nobody@example.org', REPLY);
});

it('the account with a refused address is marked with what the server said, and no other one', async () => {
  const desk = await adasDesk();
  const { noteRefusedAddress } = desk.account;
  await noteRefusedAddress.note('Ada@Example.org', REPLY);
  await noteRefusedAddress.note('nobody@example.org', REPLY);
  expect(await desk.deliverability.isUndeliverable(ADDRESS)).toBe(true);
  expect([...desk.deliverability.marks.values()]).toEqual([{ reply: REPLY, since: desk.clock.now() }]);
});
