import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { SecondFactorNotAccepted, SecondFactorNotBegun } from '../../../src/domain/staff/staff-errors.js';
import { aConsoleDesk, ID, SESSION } from './a-console-desk.js';

async function aBegunSecondFactor() {
  const desk = aConsoleDesk();
  await desk.saveUser('moderator');
  await desk.beginSecondFactor.execute({ userId: ID, password: 'secret1' });
  return { desk, confirm: (code: string) => desk.confirmSecondFactor.execute({ userId: ID, code }) };
}

describe('ConfirmSecondFactor', () => {
  it('returns the recovery codes and a login for a new session', async () => {
    const { desk, confirm } = await aBegunSecondFactor();
    const { codes, login } = await confirm('step 100');
    expect(codes).toHaveLength(10);
    await desk.openSession.execute(login, SESSION);
    expect(desk.sessions.opened).toEqual([SESSION]);
  });

  it('records a security event for a wrong code, and the second factor stays off', async () => {
    const { desk, confirm } = await aBegunSecondFactor();
    await expect(confirm('wrong')).rejects.toThrow(SecondFactorNotAccepted);
    expect(desk.securityEvents.recorded).toEqual([{ event: 'second_factor_failed', accountId: ID }]);
    expect(await desk.factors.find(ID)).toMatchObject({ isOn: false });
  });

  it('requires a secret that was created before', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('moderator');
    const confirmation = desk.confirmSecondFactor.execute({ userId: ID, code: 'step 100' });
    await expect(confirmation).rejects.toThrow(SecondFactorNotBegun);
  });

  it('limits codes to ten in 15 minutes', async () => {
    const { desk, confirm } = await aBegunSecondFactor();
    for (let guess = 0; guess < 10; guess++)
      await expect(confirm('wrong')).rejects.toThrow(SecondFactorNotAccepted);
    await expect(confirm('step 100')).rejects.toThrow(TooManyAttempts);
    desk.clock.pass({ minutes: 15 });
    await confirm('step 100');
  });
});
