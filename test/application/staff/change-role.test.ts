import { AccountGone } from '../../../src/application/shared/account-gone.js';
import { OnlyAdminsActOnStaff } from '../../../src/domain/moderation/suspension-errors.js';
import { User } from '../../../src/domain/account/user.js';
import { WrongPassword } from '../../../src/domain/account/wrong-password.js';
import { OwnRole, SecondFactorNotAccepted } from '../../../src/domain/staff/staff-errors.js';
import { CodeNotAccepted } from '../../../src/domain/shared/one-time-code.js';
import { aConsoleDesk, ID } from './a-console-desk.js';

const ACTOR = 1;
const AS_ADMIN = { actorId: ACTOR, password: 'secret1', code: null } as const;

describe('ChangeRole', () => {
  it('lets an admin change the role of another user', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('admin', ACTOR, 'admin@example.org');
    await desk.saveUser('member');
    await desk.changeRole.execute({ ...AS_ADMIN, userId: ID, role: 'moderator' });
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
    const change = desk.changeRole.execute({ ...AS_ADMIN, userId: ID, role: 'moderator' });
    await expect(change).rejects.toThrow(refusal);
    expect(await desk.users.find(ID)).toMatchObject({ role: 'member' });
  });

  it('refuses a role that was chosen before another change of it', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('admin', ACTOR, 'admin@example.org');
    await desk.saveUser('member');
    const command = { ...AS_ADMIN, userId: ID, decidedAfter: null } as const;
    await desk.changeRole.execute({ ...command, role: 'moderator' });
    await expect(desk.changeRole.execute({ ...command, role: 'admin' })).rejects.toThrow(
      'Person 1 changed the role',
    );
    expect(await desk.users.find(ID)).toMatchObject({ role: 'moderator' });
  });

  it('takes a mailed code from an admin without a password', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('admin', ACTOR, 'admin@example.org');
    await desk.saveUser('member');
    const admin = (await desk.users.find(ACTOR))!;
    await desk.users.save(User.restore({ ...admin.state, passwordHash: null }));
    await desk.sendConfirmationCode.execute({ userId: ACTOR });
    const change = { ...AS_ADMIN, userId: ID, role: 'moderator' } as const;
    await expect(desk.changeRole.execute(change)).rejects.toThrow(CodeNotAccepted);
    await desk.changeRole.execute({ ...change, password: '123456' });
    expect(await desk.users.find(ID)).toMatchObject({ role: 'moderator' });
  });

  it('asks for the password and the second factor again', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('admin');
    await desk.saveUser('member', 8, 'other@example.org');
    await desk.enroll();
    const change = { actorId: ID, userId: 8, role: 'admin', password: 'secret1' } as const;
    const stolen = desk.changeRole.execute({ ...change, password: 'a guess', code: 'step 101' });
    await expect(stolen).rejects.toThrow(WrongPassword);
    for (const code of [null, 'a guess', 'step 100'])
      await expect(desk.changeRole.execute({ ...change, code })).rejects.toThrow(SecondFactorNotAccepted);
    expect(await desk.users.find(8)).toMatchObject({ role: 'member' });
    await desk.changeRole.execute({ ...change, code: 'step 101' });
    expect(await desk.users.find(8)).toMatchObject({
      role: 'admin',
      roleSince: desk.clock.now(),
      roleGivenBy: ID,
    });
  });

  it('mails every other admin about a new role, also one that an operator gives', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('admin', ACTOR, 'admin@example.org');
    await desk.saveUser('admin', 2, 'second@example.org');
    await desk.saveUser('member');
    await desk.changeRole.execute({ ...AS_ADMIN, userId: ID, role: 'moderator' });
    await desk.changeRole.execute({ actorId: null, userId: ID, role: 'admin' });
    const given = 'Ada Byron has a new role';
    expect(desk.subjects()).toEqual([
      'Your role was changed',
      given,
      given,
      'Your role was changed',
      given,
      given,
    ]);
  });

  it('refuses a change of the own role', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('admin');
    const change = desk.changeRole.execute({ ...AS_ADMIN, actorId: ID, userId: ID, role: 'member' });
    await expect(change).rejects.toThrow(OwnRole);
  });

  it('lets an operator change a role without an actor', async () => {
    const desk = aConsoleDesk();
    await desk.saveUser('member');
    await desk.changeRole.execute({ actorId: null, userId: ID, role: 'admin' });
    expect(await desk.users.find(ID)).toMatchObject({ role: 'admin' });
  });
});
