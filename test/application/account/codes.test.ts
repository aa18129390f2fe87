import { Codes, codeScope, proofScope } from '../../../src/application/account/codes.js';
import { requesterKey } from '../../../src/application/account/known-device.js';
import { PurgeExpiredCodes } from '../../../src/application/account/purge-expired-codes.js';
import { ItemsFailed } from '../../../src/application/shared/each-due.js';
import type { PendingRegistrations } from '../../../src/application/sign-up/ports.js';
import { refused } from '../../support/refused.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';
import { type AccountDesk, adasDesk, adaWhoForgot, anAccountDesk } from './account-desk.js';

const digests = { digest: (...parts: string[]) => parts.join('/') };

describe('a code', () => {
  it('issues six digits, with leading zeros, and their digest', () => {
    const codes = new Codes(new ScriptedChance(42), digests);
    const { code, digest } = codes.issue('verify-email', 'ada@example.org a-key');
    expect(code).toBe('000042');
    expect(digest).toBe(codes.digestOf('verify-email', 'ada@example.org a-key', '000042'));
  });

  it('binds the digest of a code to its purpose, address and key', () => {
    const codes = new Codes(new ScriptedChance(), digests);
    const variants = [
      codes.digestOf('verify-email', codeScope('ada@example.org', 'a'), '123456'),
      codes.digestOf('reset-password', codeScope('ada@example.org', 'a'), '123456'),
      codes.digestOf('verify-email', codeScope('ada@example.org', 'b'), '123456'),
      codes.digestOf('verify-email', codeScope('eve@example.org', 'a'), '123456'),
    ];
    expect(new Set(variants).size).toBe(variants.length);
  });

  it('makes the code of an email change invalid after a change of the password', () => {
    const before = proofScope({ id: 7, passwordHash: 'one' }, 'new@example.org');
    expect(proofScope({ id: 7, passwordHash: 'two' }, 'new@example.org')).not.toBe(before);
  });
});

describe('the mails with a code', () => {
  it('allows five codes per hour and requester, and per address twenty and then one every 15 minutes', async () => {
    const desk = await adasDesk();
    const codes = () => desk.jobs.named('begin-password-reset').length;
    const ask = async (origin: string) => desk.forgot('ada@example.org', { origin, device: null });
    for (let minute = 0; minute < 7; minute++) {
      for (let place = 0; place < 6; place++) await ask(`198.51.100.${place}`);
      desk.clock.pass({ minutes: 1 });
    }
    expect(codes()).toBe(20);
    desk.clock.pass({ minutes: 15 });
    for (let place = 10; place < 20; place++) await ask(`198.51.100.${place}`);
    expect(codes()).toBe(21);
    await desk.forgot('ada@example.org', { origin: '198.51.100.1', device: { userId: 7, id: 'known' } });
    expect(codes()).toBe(22);
  });

  it('counts a known device by its user, independent of the network, and others by their network address', () => {
    const device = { userId: 7, id: 'at home' };
    expect(requesterKey({ origin: '203.0.113.7', device: null })).toBe('203.0.113.7');
    expect(requesterKey({ origin: '203.0.113.7', device })).toBe('user 7');
    expect(requesterKey({ origin: '198.51.100.9', device })).toBe('user 7');
  });
});

async function adaSignsUp(): Promise<AccountDesk> {
  const desk = anAccountDesk();
  await desk.register();
  return desk;
}

async function adaMoves(): Promise<AccountDesk> {
  const desk = await adasDesk();
  await desk.beginEmailChange('new@example.org');
  return desk;
}

test.each<
  [
    string,
    () => Promise<AccountDesk>,
    (desk: AccountDesk) => Promise<unknown>,
    (desk: AccountDesk, code: string) => Promise<unknown>,
  ]
>([
  ['asked for again at sign-up', adaSignsUp, (desk) => desk.resend(), (desk, code) => desk.verify(code)],
  [
    'of a sign-up that was corrected',
    adaSignsUp,
    (desk) => desk.register({ firstName: 'Augusta' }),
    (desk, code) => desk.verify(code),
  ],
  ['of a password reset', adaWhoForgot, (desk) => desk.forgot(), (desk, code) => desk.reset(code)],
  [
    'of a new address',
    adaMoves,
    (desk) => desk.beginEmailChange('new@example.org'),
    (desk, code) => desk.confirmEmailChange(code),
  ],
])(
  'a code %s that a slow mail server delivers late says so, and the newest one works',
  async (_, begin, again, enter) => {
    const desk = await begin();
    const codes = [desk.lastCode()];
    for (const _again of ['second', 'third']) {
      desk.clock.pass({ minutes: 1 });
      await again(desk);
      await desk.runJobs();
      codes.push(desk.lastCode());
    }
    const [first, second, newest] = codes as [string, string, string];
    expect(new Set(codes).size).toBe(3);
    await refused(enter(desk, first), 'code_replaced');
    await refused(enter(desk, second), 'code_replaced');
    await refused(enter(desk, '000000'), 'code_not_accepted');
    await enter(desk, newest);
  },
);

test.each<[string, () => Promise<AccountDesk>, (desk: AccountDesk) => Promise<unknown>, number]>([
  ['of a sign-up', adaSignsUp, (desk) => desk.resend(), 1],
  ['of a password reset', adasDesk, (desk) => desk.forgot(), 0],
])(
  'the codes %s are at most one per minute and five per hour, with the same response',
  async (_what, begin, again, first) => {
    const desk = await begin();
    const before = desk.mails().length - first;
    const mailsAfter = async () => {
      await again(desk);
      await desk.runJobs();
      return desk.mails().length - before;
    };
    for (let mailed = 1; mailed <= 5; mailed++) {
      expect([await mailsAfter(), await mailsAfter()]).toEqual([mailed, mailed]);
      desk.clock.pass({ minutes: 1 });
    }
    expect(await mailsAfter()).toBe(5);
    desk.clock.pass({ hours: 1 });
    expect(await mailsAfter()).toBe(6);
  },
);

test('a replaced code counts as an attempt', async () => {
  const desk = await adaMoves();
  const first = desk.lastCode();
  desk.clock.pass({ minutes: 1 });
  await desk.beginEmailChange('new@example.org');
  const newest = desk.lastCode();
  for (let tries = 0; tries < 5; tries++) await refused(desk.confirmEmailChange(first), 'code_replaced');
  await refused(desk.confirmEmailChange(first), 'code_not_accepted');
  await refused(desk.confirmEmailChange(newest), 'code_not_accepted');
});

it('deletes registrations, resets and email changes a day after their code expired', async () => {
  const desk = anAccountDesk();
  await desk.signUp({ username: 'grace', email: 'grace@example.org' });
  await desk.forgot('grace@example.org');
  await desk.runJobs();
  await desk.register();
  await desk.beginEmailChange('countess@example.org', 'grace');
  const purge = desk.account.handlers.purgeExpiredCodes;
  const left = () => [
    desk.registrations.rows.all().length,
    desk.resets.rows.all().length,
    desk.emailProofs.rows.all().length,
  ];

  desk.clock.pass({ days: 1, minutes: 15 });
  await purge.execute();
  expect(left()).toEqual([1, 1, 1]);

  desk.clock.pass({ seconds: 1 });
  await purge.execute();
  expect(left()).toEqual([0, 0, 0]);
});

it('deletes the others where one kind fails', async () => {
  const desk = anAccountDesk();
  await desk.signUp({ username: 'grace', email: 'grace@example.org' });
  await desk.forgot('grace@example.org');
  await desk.runJobs();
  const failing: PendingRegistrations = Object.create(desk.registrations, {
    removeExpiredBefore: { value: () => Promise.reject(new Error('locked')) },
  });
  desk.clock.pass({ days: 2 });
  const purge = new PurgeExpiredCodes([failing, desk.resets, desk.emailProofs], desk.clock);
  await expect(purge.execute()).rejects.toThrow(ItemsFailed);
  expect(desk.resets.rows.all()).toEqual([]);
});
