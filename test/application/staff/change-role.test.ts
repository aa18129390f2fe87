import { describe, expect, it } from '@jest/globals';
import { AccountGone } from '../../../src/application/shared/account-gone.js';
import { OnlyAdminsActOnStaff } from '../../../src/domain/moderation/suspension-errors.js';
import { OwnRole } from '../../../src/domain/staff/staff-errors.js';
import { aConsoleDesk, ID } from './a-console-desk.js';

const ACTOR = 1;

describe('ChangeRole', () => {
  it('lets an admin change the role of another user', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('admin', ACTOR, 'admin@example.org');
    await desk.saveUser('member');
    await desk.changeRole.execute({ actorId: ACTOR, userId: ID, role: 'moderator' });
    expect(await desk.users.find(ID)).toMatchObject({ role: 'moderator' });
    expect(desk.log.lines).toMatchObject([{ actorId: ACTOR, target: { kind: 'user', id: ID } }]);
  });

  it.each([
    ['moderator', OnlyAdminsActOnStaff],
    ['member', AccountGone],
  ] as const)('refuses a %s as the actor', async (role, refusal) => {
    const desk = aConsoleDesk();
    await desk.saveUser(role, ACTOR, 'actor@example.org');
    await desk.saveUser('member');
    const change = desk.changeRole.execute({ actorId: ACTOR, userId: ID, role: 'moderator' });
    await expect(change).rejects.toThrow(refusal);
    expect(await desk.users.find(ID)).toMatchObject({ role: 'member' });
  });

  it('refuses a role that was chosen before another change of it', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('admin', ACTOR, 'admin@example.org');
    await desk.saveUser('member');
    const command = { actorId: ACTOR, userId: ID, decidedAfter: null } as const;
    await desk.changeRole.execute({ ...command, role: 'moderator' });
    await expect(desk.changeRole.execute({ ...command, role: 'admin' })).rejects.toThrow(
      'Person 1 changed the role',
    );
    expect(await desk.users.find(ID)).toMatchObject({ role: 'moderator' });
  });

  it('refuses a change of the own role', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('admin');
    const change = desk.changeRole.execute({ actorId: ID, userId: ID, role: 'member' });
    await expect(change).rejects.toThrow(OwnRole);
  });

  it('lets an operator change a role without an actor', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('member');
    await desk.changeRole.execute({ actorId: null, userId: ID, role: 'admin' });
    expect(await desk.users.find(ID)).toMatchObject({ role: 'admin' });
  });
});
