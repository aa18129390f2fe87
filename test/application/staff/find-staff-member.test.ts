import { AccountGone } from '../../../src/application/shared/account-gone.js';
import { FindStaffMember } from '../../../src/application/staff/find-staff-member.js';
import { aConsoleDesk, EMAIL, ID } from './a-console-desk.js';

describe('FindStaffMember', () => {
  it('returns the staff member, who must enroll while the required second factor is off', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('moderator');
    const find = new FindStaffMember(desk.users, desk.factors, 'required');
    expect(await find.execute({ userId: ID })).toEqual({
      id: ID,
      name: 'Ada Byron',
      email: EMAIL,
      role: 'moderator',
      hasSecondFactor: false,
      mustEnrol: true,
      recoveryCodesLeft: 0,
    });
    await desk.enroll();
    const enrolled = await find.execute({ userId: ID });
    expect(enrolled).toMatchObject({ hasSecondFactor: true, mustEnrol: false, recoveryCodesLeft: 10 });
  });

  it('refuses a user without a staff role', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('member');
    const find = new FindStaffMember(desk.users, desk.factors, 'required');
    await expect(find.execute({ userId: ID })).rejects.toThrow(AccountGone);
  });
});
