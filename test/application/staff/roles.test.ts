import { User } from '../../../src/domain/account/user.js';
import type { Role } from '../../../src/domain/staff/role.js';
import { refused } from '../../support/refused.js';
import { aConsoleDesk, type ConsoleDesk, EMAIL, ID } from './a-console-desk.js';

const ACTOR = 1;
const AS_ADMIN = { actorId: ACTOR, password: 'secret1', code: null } as const;
const TO_MODERATOR = { ...AS_ADMIN, userId: ID, role: 'moderator' } as const;

let desk: ConsoleDesk;
beforeEach(() => {
  desk = aConsoleDesk();
});
const roleOf = async (userId: number) => (await desk.users.find(userId))!.role;
/** By an operator. */
const assign = (role: Role) => desk.roles.change({ actorId: null, userId: ID, role });

describe('a change of the role', () => {
  async function anAdminAndAMember() {
    await desk.saveUser('admin', ACTOR, 'admin@example.org');
    await desk.saveUser('member');
  }

  it('is made by an admin, and audited', async () => {
    await anAdminAndAMember();
    await desk.roles.change(TO_MODERATOR);
    expect(await roleOf(ID)).toBe('moderator');
    expect(desk.audit.lines).toMatchObject([
      { actorId: ACTOR, target: { kind: 'user', id: ID }, details: { from: 'member', to: 'moderator' } },
    ]);
  });

  it.each([
    ['moderator', 'only_admins_act_on_staff'],
    ['member', 'not_signed_in'],
  ] as const)('is refused to a %s', async (role, code) => {
    await desk.saveUser(role, ACTOR, 'actor@example.org');
    await desk.saveUser('member');
    await refused(desk.roles.change(TO_MODERATOR), code);
    expect(await roleOf(ID)).toBe('member');
  });

  it('is refused when the role was chosen before another change of it', async () => {
    await anAdminAndAMember();
    await desk.roles.change({ ...TO_MODERATOR, decidedAfter: null });
    const late = desk.roles.change({ ...TO_MODERATOR, role: 'admin', decidedAfter: null });
    await expect(late).rejects.toThrow('Person 1 changed the role');
    expect(await roleOf(ID)).toBe('moderator');
  });

  it('takes a mailed code from an admin without a password', async () => {
    await anAdminAndAMember();
    const admin = (await desk.users.find(ACTOR))!;
    await desk.users.save(User.restore({ ...admin.state, passwordHash: null }));
    await desk.mailConfirmationCode(ACTOR);
    await refused(desk.roles.change(TO_MODERATOR), 'code_not_accepted');
    await desk.roles.change({ ...TO_MODERATOR, password: '123456' });
    expect(await roleOf(ID)).toBe('moderator');
  });

  it('asks for the password and the second factor again', async () => {
    await desk.saveUser('admin');
    await desk.saveUser('member', 8, 'other@example.org');
    await desk.enroll();
    const change = { actorId: ID, userId: 8, role: 'admin', password: 'secret1' } as const;
    await refused(desk.roles.change({ ...change, password: 'a guess', code: 'step 101' }), 'wrong_password');
    for (const code of [null, 'a guess', 'step 100'])
      await refused(desk.roles.change({ ...change, code }), 'second_factor_not_accepted');
    expect(await roleOf(8)).toBe('member');
    await desk.roles.change({ ...change, code: 'step 101' });
    const roleSince = desk.clock.now();
    expect(await desk.users.find(8)).toMatchObject({ role: 'admin', roleSince, roleGivenBy: ID });
  });

  it('is mailed to every other admin, also one that an operator makes', async () => {
    await anAdminAndAMember();
    await desk.saveUser('admin', 2, 'second@example.org');
    await desk.roles.change(TO_MODERATOR);
    await assign('admin');
    const round = ['Your role was changed', 'Ada Byron has a new role', 'Ada Byron has a new role'];
    expect(desk.subjects()).toEqual([...round, ...round]);
  });

  it('is refused for the own role, and for the role of the last admin', async () => {
    await desk.saveUser('admin');
    await refused(desk.roles.change({ ...TO_MODERATOR, actorId: ID }), 'own_role');
    await refused(assign('moderator'), 'last_admin');
    expect(await roleOf(ID)).toBe('admin');
  });

  it('closes the console sessions of a user who is no longer staff, and says so', async () => {
    await desk.saveUser('moderator');
    await assign('member');
    expect(desk.sessions.consolesClosed).toEqual([ID]);
    expect(desk.mails().map(({ text }) => text)).toEqual([
      expect.stringContaining('You no longer have access to the console.'),
    ]);
    expect(desk.audit.lines).toMatchObject([{ actorId: null, details: { from: 'moderator', to: 'member' } }]);
  });

  it('keeps the console sessions of a user who stays staff', async () => {
    await desk.saveUser('moderator');
    await assign('admin');
    expect(desk.sessions.consolesClosed).toEqual([]);
    expect(desk.mails()[0]!.text).toContain('Your role is now admin.');
  });

  it('does nothing if the user has the role already', async () => {
    await desk.saveUser('moderator');
    await assign('moderator');
    expect([desk.subjects(), desk.audit.lines]).toEqual([[], []]);
  });
});

describe('a staff account', () => {
  const ACCOUNT = {
    email: ' Mo@Example.org ',
    password: 'a long password',
    firstName: 'Mo',
    lastName: 'Moss',
    role: 'moderator',
  } as const;

  it('has its role from the start, which is audited without an actor and mailed to the admins', async () => {
    await desk.saveUser('admin', ACTOR, 'admin@example.org');
    await desk.roles.createAccount(ACCOUNT);
    const user = await desk.users.findByEmail(EMAIL);
    expect(user).toMatchObject({ role: 'moderator', passwordHash: 'hash of a long password' });
    expect(desk.audit.lines).toMatchObject([{ actorId: null, details: { from: null, to: 'moderator' } }]);
    expect(desk.subjects()).toEqual(['Mo Moss has a new role']);
  });

  it('gets another username if the first one is taken', async () => {
    await desk.roles.createAccount(ACCOUNT);
    await desk.roles.createAccount({ ...ACCOUNT, email: 'mo@example.com' });
    const [first, second] = desk.users.rows.all().map(({ username }) => username);
    expect(second).not.toBe(first);
  });

  it('is refused with a taken address and a short password', async () => {
    await desk.roles.createAccount(ACCOUNT);
    await refused(desk.roles.createAccount(ACCOUNT), 'email_taken');
    await refused(desk.roles.createAccount({ ...ACCOUNT, password: 'short' }), 'password_length_not_allowed');
    expect(desk.users.rows.all()).toHaveLength(1);
  });
});

describe('the first admin', () => {
  const COMMAND = { email: EMAIL, password: 'a long password' };

  it('is created on a new instance, and nothing happens on the next start', async () => {
    expect(await desk.roles.appointFirstAdmin(COMMAND)).toBe('hired');
    expect(await desk.users.findByEmail(EMAIL)).toMatchObject({ role: 'admin', firstName: 'Admin' });
    expect(await desk.roles.appointFirstAdmin(COMMAND)).toBe('present');
    expect(desk.users.rows.all()).toHaveLength(1);
  });

  it('is an existing user, who keeps their password', async () => {
    await desk.saveUser('member');
    const { passwordHash } = (await desk.users.find(ID))!;
    expect(await desk.roles.appointFirstAdmin(COMMAND)).toBe('promoted');
    expect(await desk.users.find(ID)).toMatchObject({ role: 'admin', passwordHash });
  });
});
