import { aConsoleDesk, ID } from './a-console-desk.js';

async function anEnrolledUser() {
  const desk = aConsoleDesk();
  await desk.saveUser('moderator');
  const codes = await desk.enroll();
  const use = async (typed: string) => desk.useCode.execute((await desk.factors.findForUpdate(ID))!, typed);
  return { desk, codes, use };
}

describe('UseCode', () => {
  it('accepts a code of the app once, and no earlier one afterwards', async () => {
    const { desk, use } = await anEnrolledUser();
    expect(await use('step 102')).toBe('app');
    expect(await use('step 102')).toBeNull();
    expect(await use('step 101')).toBeNull();
    expect(desk.subjects()).toEqual([]);
  });

  it('accepts a recovery code once and mails the user', async () => {
    const { desk, codes, use } = await anEnrolledUser();
    expect(await use(codes[3]!)).toBe('recovery_code');
    expect(await use(codes[3]!)).toBeNull();
    expect(await desk.factors.find(ID)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(desk.subjects()).toEqual(['A recovery code was used']);
  });

  it('returns null for any other text', async () => {
    const { use } = await anEnrolledUser();
    for (const typed of ['', '000000', 'step', 'aaaaa-aaaaa']) expect(await use(typed)).toBeNull();
  });
});
