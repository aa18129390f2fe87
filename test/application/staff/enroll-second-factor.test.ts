import { SecondFactor } from '../../../src/domain/staff/second-factor.js';
import { aConsoleDesk, ID } from './a-console-desk.js';

async function anEnrollment() {
  const desk = aConsoleDesk();
  await desk.saveUser('moderator');
  const user = (await desk.users.find(ID))!;
  const factor = SecondFactor.begin(ID, 'sealed', desk.clock.now());
  return { desk, enroll: (code: string) => desk.enrollSecondFactor.execute(user, factor, code) };
}

describe('EnrollSecondFactor', () => {
  it('turns the factor on, closes the console sessions, mails the user and writes the audit log', async () => {
    const { desk, enroll } = await anEnrollment();
    const codes = await enroll('step 100');
    expect(codes).toHaveLength(10);
    expect(await desk.factors.find(ID)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect(desk.sessions.consolesClosed).toEqual([ID]);
    expect(desk.subjects()).toEqual(['Your second factor is on']);
    expect(desk.log.actions).toEqual(['staff.second_factor_enrolled']);
  });

  it('stores the recovery codes as hashes only', async () => {
    const { desk, enroll } = await anEnrollment();
    const [code] = (await enroll('step 100'))!;
    const stored = JSON.stringify(desk.factors.rows.all());
    expect(stored).not.toContain(code);
    expect(stored).toContain(`recovery ${ID} ${code!.replace('-', '')}`);
  });

  it('consumes the confirming code, so that it cannot be used to log in', async () => {
    const { desk, enroll } = await anEnrollment();
    await enroll('step 100');
    const factor = (await desk.factors.findForUpdate(ID))!;
    expect(await desk.useCode.execute(factor, 'step 100')).toBeNull();
  });

  it('returns null for a wrong code and stores nothing', async () => {
    const { desk, enroll } = await anEnrollment();
    expect(await enroll('wrong')).toBeNull();
    expect(desk.factors.rows.all()).toEqual([]);
    expect(desk.log.lines).toEqual([]);
  });
});
