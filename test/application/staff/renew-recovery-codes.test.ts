import { SecondFactorNotAccepted, SecondFactorNotBegun } from '../../../src/domain/staff/staff-errors.js';
import { aConsoleDesk, ID } from './a-console-desk.js';

async function anEnrolledModerator() {
  const desk = aConsoleDesk();
  await desk.saveUser('moderator');
  const [oldCode] = await desk.enroll();
  return {
    desk,
    oldCode: oldCode!,
    renew: (code: string) => desk.renewRecoveryCodes.execute({ userId: ID, code }),
  };
}

describe('RenewRecoveryCodes', () => {
  it('replaces all codes, so that the earlier ones no longer open the console', async () => {
    const { desk, oldCode, renew } = await anEnrolledModerator();
    const [newCode] = await renew('step 101');
    await expect(desk.logIn({ code: oldCode })).rejects.toThrow(SecondFactorNotAccepted);
    expect(await desk.logIn({ code: newCode! })).toBe(ID);
    expect(desk.log.actions[0]).toBe('staff.recovery_codes_renewed');
  });

  it('writes a wrong code to the audit log and keeps the codes', async () => {
    const { desk, oldCode, renew } = await anEnrolledModerator();
    await expect(renew('wrong')).rejects.toThrow(SecondFactorNotAccepted);
    expect(desk.log.actions).toEqual(['staff.second_factor_failed']);
    expect(await desk.logIn({ code: oldCode })).toBe(ID);
  });

  it('requires an enrolled second factor', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('moderator');
    const renewal = desk.renewRecoveryCodes.execute({ userId: ID, code: 'step 101' });
    await expect(renewal).rejects.toThrow(SecondFactorNotBegun);
  });
});
