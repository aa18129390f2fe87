import { WrongPassword } from '../../../src/domain/account/wrong-password.js';
import { SecondFactorIsOn } from '../../../src/domain/staff/staff-errors.js';
import { aConsoleDesk, EMAIL, ID } from './a-console-desk.js';

const COMMAND = { userId: ID, password: 'secret1' };

describe('BeginSecondFactor', () => {
  it('stores an encrypted secret that stays off', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('moderator');
    expect((await desk.beginSecondFactor.execute(COMMAND)).uri).toBe(`otpauth://totp/${EMAIL}`);
    await desk.beginSecondFactor.execute(COMMAND);
    expect(desk.factors.rows.all()).toHaveLength(1);
    expect(await desk.factors.find(ID)).toMatchObject({ isOn: false, sealedSecret: `sealed for ${ID}` });
  });

  it('stores nothing after a wrong password', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('moderator');
    const attempt = desk.beginSecondFactor.execute({ ...COMMAND, password: 'wrong one' });
    await expect(attempt).rejects.toThrow(WrongPassword);
    expect(desk.factors.rows.all()).toEqual([]);
  });

  it('never replaces the secret of an enrolled second factor', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('moderator');
    await desk.enroll();
    await expect(desk.beginSecondFactor.execute(COMMAND)).rejects.toThrow(SecondFactorIsOn);
    expect(await desk.factors.find(ID)).toMatchObject({ isOn: true, sealedSecret: 'sealed' });
  });
});
