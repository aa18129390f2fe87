import type { Role } from '../../../src/domain/staff/role.js';
import { LastAdmin } from '../../../src/domain/staff/staff-errors.js';
import { aConsoleDesk, ID } from './a-console-desk.js';

async function aStaffMember(role: Role) {
  const desk = aConsoleDesk();
  await desk.saveUser(role);
  const assign = async (to: Role) => desk.assignRole.execute((await desk.users.find(ID))!, to, null);
  return { desk, assign };
}

describe('AssignRole', () => {
  it('closes the console sessions of a user who is no longer staff, mails them and writes the audit log', async () => {
    const { desk, assign } = await aStaffMember('moderator');
    await assign('member');
    expect(desk.sessions.consolesClosed).toEqual([ID]);
    expect(desk.subjects()).toEqual(['Your role was changed']);
    expect(desk.log.lines).toMatchObject([{ details: { from: 'moderator', to: 'member' } }]);
  });

  it('keeps the console sessions of a user who stays staff', async () => {
    const { desk, assign } = await aStaffMember('moderator');
    await assign('admin');
    expect(desk.sessions.consolesClosed).toEqual([]);
    expect(await desk.users.find(ID)).toMatchObject({ role: 'admin' });
  });

  it('does nothing if the user has the role already', async () => {
    const { desk, assign } = await aStaffMember('moderator');
    await assign('moderator');
    expect(desk.subjects()).toEqual([]);
    expect(desk.log.lines).toEqual([]);
  });

  it('refuses to remove the role of the last admin', async () => {
    const { desk, assign } = await aStaffMember('admin');
    await expect(assign('moderator')).rejects.toThrow(LastAdmin);
    expect(await desk.users.find(ID)).toMatchObject({ role: 'admin' });
  });
});
