import { SecondFactor } from '../../../src/domain/staff/second-factor.js';
import { refused } from '../../support/refused.js';
import { aConsoleDesk, type ConsoleDesk, EMAIL, ID, SESSION } from './a-console-desk.js';

let desk: ConsoleDesk;
beforeEach(async () => {
  desk = aConsoleDesk();
  await desk.saveUser('moderator');
});

const begin = (password = 'secret1') => desk.secondFactor.begin({ userId: ID, password });
const confirm = (code: string) => desk.secondFactor.confirm({ userId: ID, code });
const renew = (code: string) => desk.secondFactor.renewRecoveryCodes({ userId: ID, code });
/** With a second factor, and without what its setup left behind. */
async function enrolled(): Promise<readonly string[]> {
  const codes = await desk.enroll();
  desk.forget();
  return codes;
}

describe('the setup of a second factor', () => {
  it('stores an encrypted secret that stays off', async () => {
    expect((await begin()).uri).toBe(`otpauth://totp/${EMAIL}`);
    await begin();
    expect(desk.factors.rows.all()).toHaveLength(1);
    expect(await desk.factors.find(ID)).toMatchObject({ isOn: false, sealedSecret: `sealed for ${ID}` });
  });

  it('stores nothing after a wrong password', async () => {
    await refused(begin('wrong one'), 'wrong_password');
    expect(desk.factors.rows.all()).toEqual([]);
  });

  it('never replaces the secret of one that is on', async () => {
    await enrolled();
    const { sealedSecret } = (await desk.factors.find(ID))!;
    await refused(begin(), 'second_factor_is_on');
    expect(await desk.factors.find(ID)).toMatchObject({ isOn: true, sealedSecret });
  });
});

describe('the first code of a second factor', () => {
  it('turns it on, closes the console sessions, mails the user, is audited and opens a new session', async () => {
    await begin();
    const { codes, login } = await confirm('step 100');
    expect(codes).toHaveLength(10);
    expect(await desk.factors.find(ID)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect(desk.sessions.consolesClosed).toEqual([ID]);
    expect(desk.audit.actions).toEqual(['staff.second_factor_enrolled']);
    const { to, subject, text } = desk.mails()[0]!;
    expect([to, subject]).toEqual([EMAIL, 'Your second factor is on']);
    expect(text).toContain('https://tables.example.org/admin');
    expect(text).toContain('tell another admin right away');
    await desk.signIn.open(login, SESSION);
    expect(desk.sessions.opened).toEqual([SESSION]);
  });

  it('cannot be used again to sign in', async () => {
    await enrolled();
    await refused(desk.logIn({ code: 'step 100' }), 'second_factor_not_accepted');
  });

  it('is recorded as a security event when it is wrong, and the second factor stays off', async () => {
    await begin();
    await refused(confirm('wrong'), 'second_factor_not_accepted');
    expect(desk.securityEvents.recorded).toEqual([{ event: 'second_factor_failed', accountId: ID }]);
    expect(await desk.factors.find(ID)).toMatchObject({ isOn: false });
    expect([desk.audit.lines, desk.mails(), desk.sessions.consolesClosed]).toEqual([[], [], []]);
  });

  it('requires a secret that was created before', () =>
    refused(confirm('step 100'), 'second_factor_not_begun'));

  it('has ten attempts in 15 minutes', async () => {
    await begin();
    for (let guess = 0; guess < 10; guess++) await refused(confirm('wrong'), 'second_factor_not_accepted');
    await refused(confirm('step 100'), 'too_many_attempts');
    desk.clock.pass({ minutes: 15 });
    await confirm('step 100');
  });
});

it('a code of the app is accepted once, and no earlier one afterwards', async () => {
  await enrolled();
  await desk.logIn({ code: 'step 102' });
  for (const code of ['step 102', 'step 101', '', '000000', 'step'])
    await refused(desk.logIn({ code }), 'second_factor_not_accepted');
  expect(desk.subjects()).toEqual([]);
});

describe('recovery codes', () => {
  it('are ten different ones, stored as hashes that are bound to the user', async () => {
    const codes = await enrolled();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    const stored = JSON.stringify(desk.factors.rows.all());
    expect(stored).not.toContain(codes[0]);
    expect(stored).toContain(`recovery/${ID}/${codes[0]!.replace('-', '')}`);
  });

  it('are accepted once each, and mail the user how many are left', async () => {
    const [code] = await enrolled();
    await desk.logIn({ code });
    await refused(desk.logIn({ code }), 'second_factor_not_accepted');
    expect(await desk.factors.find(ID)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(desk.subjects()).toEqual(['A recovery code was used']);
    expect(desk.mails()[0]!.text).toContain('You have 9 left.');
  });

  it.each([
    ['capitals and spaces', (code: string) => ` ${code.toUpperCase().replace('-', ' ')} `],
    [
      'full width',
      (code: string) => code.replace(/[!-~]/g, (it) => String.fromCodePoint(it.codePointAt(0)! + 0xfee0)),
    ],
    [
      'Arabic digits',
      (code: string) => code.replace(/\d/g, (it) => String.fromCodePoint(0x660 + Number(it))),
    ],
  ])('are read in %s too', async (_how, typed) => {
    const code = (await enrolled()).find((each) => /\d/.test(each))!;
    expect(await desk.logIn({ code: typed(code) })).toBe(ID);
  });

  it('are all replaced by new ones, so that the earlier ones no longer open the console', async () => {
    const [oldCode] = await enrolled();
    const [newCode] = await renew('step 101');
    await refused(desk.logIn({ code: oldCode }), 'second_factor_not_accepted');
    expect(await desk.logIn({ code: newCode })).toBe(ID);
    expect(desk.audit.actions[0]).toBe('staff.recovery_codes_renewed');
  });

  it('stay after a wrong code, which is audited', async () => {
    const [oldCode] = await enrolled();
    await refused(renew('wrong'), 'second_factor_not_accepted');
    expect(desk.audit.actions).toEqual(['staff.second_factor_failed']);
    expect(await desk.logIn({ code: oldCode })).toBe(ID);
  });

  it('require a second factor that is on', async () => {
    await refused(renew('step 101'), 'second_factor_not_begun');
    await begin();
    await refused(renew('step 101'), 'second_factor_not_begun');
  });
});

describe('an operator', () => {
  it('resets a second factor, which closes the console sessions and is audited', async () => {
    await enrolled();
    expect(await desk.secondFactor.reset({ userId: ID })).toBe(true);
    expect(await desk.factors.find(ID)).toBeNull();
    expect(desk.sessions.consolesClosed).toEqual([ID]);
    expect(desk.audit.lines).toMatchObject([{ actorId: null, action: 'staff.second_factor_reset' }]);
  });

  it('is told when there was none, and nothing is written', async () => {
    expect(await desk.secondFactor.reset({ userId: ID })).toBe(false);
    expect([desk.sessions.consolesClosed, desk.audit.lines]).toEqual([[], []]);
  });

  it('encrypts all secrets with the current key, once', async () => {
    /** More than two batches of the use case. */
    const users = 120;
    for (let userId = 1; userId <= users; userId++)
      await desk.factors.save(SecondFactor.begin(userId, 'sealed with an earlier key', desk.clock.now()));
    expect(await desk.secondFactor.resealAll()).toBe(users);
    for (const { userId, sealedSecret } of desk.factors.rows.all())
      expect(sealedSecret).toBe(`sealed for ${userId}`);
    expect(await desk.secondFactor.resealAll()).toBe(0);
  });
});
