import { WrongCredentials } from '../../../src/domain/account/sign-in-errors.js';
import { AccountSuspended } from '../../../src/domain/moderation/suspension-errors.js';
import { StaffPasswordTooShort } from '../../../src/domain/staff/staff-password.js';
import { aUser } from '../../support/builders/a-user.js';
import { EMAIL, ID, aConsoleDesk } from './a-console-desk.js';

describe('StaffCredentials', () => {
  it('verifies one hash for every refusal, so that timing reveals nothing', async () => {
    const desk = aConsoleDesk();
    const refusals: unknown[] = [];
    for (const [role, fields] of [
      ['member', {}],
      ['admin', { password: 'wrong one' }],
      ['member', { password: 'wrong one' }],
      ['admin', { email: 'nobody@example.org' }],
    ] as const) {
      await desk.saveUser(role);
      desk.passwords.verified = 0;
      refusals.push(await desk.logIn(fields).catch((error: unknown) => error));
      expect(desk.passwords.verified).toBe(1);
    }
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(WrongCredentials);
    expect(desk.log.lines).toEqual([]);
  });

  it('reports a suspension only with the right password', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('admin');
    desk.suspend();
    await expect(desk.logIn()).rejects.toThrow(AccountSuspended);
    await expect(desk.logIn({ password: 'wrong one' })).rejects.toThrow(WrongCredentials);
  });

  it('reports a password that is too short for staff only if it is right', async () => {
    const desk = aConsoleDesk();
    const user = aUser({ id: ID, email: EMAIL, passwordHash: await desk.passwords.hash('secret') });
    user.appoint('admin', desk.clock.now());
    await desk.users.save(user);
    await expect(desk.logIn({ password: 'secret' })).rejects.toThrow(StaffPasswordTooShort);
    await expect(desk.logIn({ password: 'wrong1' })).rejects.toThrow(WrongCredentials);
    expect(desk.log.lines).toEqual([]);
  });
});
