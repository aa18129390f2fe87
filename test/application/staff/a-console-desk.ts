import { StaffActionGuard } from '../../../src/application/moderation/staff-action-guard.js';
import type { KnownDevice } from '../../../src/application/account/known-device.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { Suspension } from '../../../src/domain/moderation/suspension.js';
import type { Role } from '../../../src/domain/staff/role.js';
import { composeStaff } from '../../../src/infrastructure/compose/staff.js';
import { aShared } from '../../support/builders/a-shared.js';
import { aUser } from '../../support/builders/a-user.js';
import { InMemorySecondFactors, NumberedCodes } from '../../support/fakes/in-memory-staff.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';
import { composedAccount } from '../account/account-desk.js';

export const EMAIL = 'mo@example.org';
export const ID = 7;
export const SESSION = {
  id: 'a session',
  content: {},
  expires: new Date(0),
  device: { browser: null, platform: null },
  deviceKey: 'a device',
};

export type ConsoleDesk = ReturnType<typeof aConsoleDesk>;

interface LogInFields {
  email?: string;
  password?: string;
  code?: string;
  origin?: string;
  device?: KnownDevice;
}

const nothing = async () => undefined;

/** What staff do with their access, on fakes; most tests are about the user `ID`. */
export function aConsoleDesk() {
  const outer = { ...aShared(), chance: new ScriptedChance(123_456) };
  const { clock, jobs, audit, suspensions } = outer;
  const factors = new InMemorySecondFactors();
  const others = (exceptUserId?: number) =>
    users.rows.all().filter(({ id, role }) => role === 'admin' && id !== exceptUserId);
  const admins = {
    acquireLock: nothing,
    count: async (_now: Date, exceptUserId?: number) => others(exceptUserId).length,
    recipients: async (_now: Date, exceptUserId: number) => others(exceptUserId),
  };
  const world = composedAccount({ shared: outer, given: { admins }, rows: [factors.rows, audit] });
  const { users, passwords, sessions } = world;
  const { verifyPassword } = world.account;
  const { signInToConsole, keepSecondFactor, assignRoles } = composeStaff(world, {
    ...world,
    ...world.account,
    admins,
    secondFactors: factors,
    timeCodes: new NumberedCodes(),
    auditLogPartitions: { create: nothing, dropBefore: nothing },
    shortestPassword: 7,
    secondFactorPolicy: 'required',
    staffActionGuard: new StaffActionGuard(users, outer.tableMates, outer.goodStanding, clock),
  });
  const prove = (fields: LogInFields = {}) =>
    signInToConsole.verify({
      email: EMAIL,
      password: 'secret1',
      code: null,
      origin: 'here',
      device: null,
      ...fields,
    });

  return {
    clock,
    users,
    factors,
    passwords,
    audit,
    sessions,
    securityEvents: outer.securityEvents,
    signIn: signInToConsole,
    secondFactor: keepSecondFactor,
    roles: assignRoles,
    mailConfirmationCode: (userId: number) => verifyPassword.sendCode({ userId }),
    mails: () => jobs.named<Mail>('send-mail'),
    subjects: (): string[] => jobs.named<Mail>('send-mail').map(({ subject }) => subject),
    suspend: () =>
      suspensions.add(Suspension.suspend({ userId: ID, reason: 'Because', until: null }, 1, clock.now())),

    /** Stores the user `ID`, or another one, with this role. */
    async saveUser(role: Role, id = ID, email = EMAIL): Promise<void> {
      const user = aUser({ id, email, username: `user${id}` });
      user.appoint(role, clock.now());
      await users.save(user);
    },
    /** The user `ID` sets up the second factor. @returns its recovery codes */
    async enroll(): Promise<readonly string[]> {
      await keepSecondFactor.begin({ userId: ID, password: 'secret1' });
      return (await keepSecondFactor.confirm({ userId: ID, code: 'step 100' })).codes;
    },
    /** Forgets what was audited, mailed and closed so far. */
    forget(): void {
      audit.lines = [];
      jobs.take('send-mail');
      sessions.consolesClosed.length = 0;
    },
    prove,
    logIn: async (fields: LogInFields = {}): Promise<number> => (await prove(fields)).userId,
  };
}
