import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { WrongCredentials } from '../../../src/domain/account/sign-in-errors.js';
import { SecondFactorNeeded, SecondFactorNotAccepted } from '../../../src/domain/staff/staff-errors.js';
import { ID, aConsoleDesk } from './a-console-desk.js';

describe('LogInToConsole', () => {
  it('accepts staff and writes the kind of proof to the audit log', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('moderator');
    expect(await desk.logIn()).toBe(ID);
    await desk.enroll();
    expect(await desk.logIn({ code: 'step 101' })).toBe(ID);
    expect(desk.log.lines.map(({ action, details }) => [action, details])).toEqual([
      ['staff.signed_in', { with: 'password' }],
      ['staff.signed_in', { with: 'app' }],
    ]);
  });

  it('requests the second factor only after the right password', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('moderator');
    await desk.enroll();
    await expect(desk.logIn()).rejects.toThrow(SecondFactorNeeded);
    await expect(desk.logIn({ password: 'wrong one', code: 'step 101' })).rejects.toThrow(WrongCredentials);
    expect(desk.log.lines).toEqual([]);
    expect(await desk.logIn({ code: 'step 101' })).toBe(ID);
  });

  it('writes each wrong code to the audit log', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('moderator');
    const [code] = await desk.enroll();
    await expect(desk.logIn({ code: 'step 100' })).rejects.toThrow(SecondFactorNotAccepted);
    expect(await desk.logIn({ code })).toBe(ID);
    await expect(desk.logIn({ code })).rejects.toThrow(SecondFactorNotAccepted);
    expect(desk.log.actions).toEqual([
      'staff.second_factor_failed',
      'staff.signed_in',
      'staff.second_factor_failed',
    ]);
  });

  it('limits codes to ten in 15 minutes over all network addresses', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('moderator');
    await desk.enroll();
    for (let guess = 0; guess < 10; guess++) {
      const origin = `place ${guess}`;
      await expect(desk.logIn({ code: 'wrong', origin })).rejects.toThrow(SecondFactorNotAccepted);
    }
    await expect(desk.logIn({ code: 'step 101', origin: 'elsewhere' })).rejects.toThrow(TooManyAttempts);
    desk.clock.pass({ minutes: 15 });
    expect(await desk.logIn({ code: 'step 101', origin: 'elsewhere' })).toBe(ID);
  });
});
