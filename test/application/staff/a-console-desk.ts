import { Codes } from '../../../src/application/account/codes.js';
import { LastAdminStays } from '../../../src/application/account/last-admin-stays.js';
import { AccountMails } from '../../../src/application/account/mails.js';
import { RedeemProof } from '../../../src/application/credentials/redeem-proof.js';
import { SendConfirmationCode } from '../../../src/application/credentials/send-confirmation-code.js';
import { SendProofCode } from '../../../src/application/credentials/send-proof-code.js';
import { VerifyPassword } from '../../../src/application/credentials/verify-password.js';
import { RecognizeDevice } from '../../../src/application/sign-in/recognize-device.js';
import { StaffActionGuard } from '../../../src/application/moderation/staff-action-guard.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { GoodStanding } from '../../../src/application/standing/good-standing.js';
import { AppointFirstAdmin } from '../../../src/application/staff/appoint-first-admin.js';
import { AssignRole } from '../../../src/application/staff/assign-role.js';
import { BeginSecondFactor } from '../../../src/application/staff/begin-second-factor.js';
import { ChangeRole } from '../../../src/application/staff/change-role.js';
import { ConfirmSecondFactor } from '../../../src/application/staff/confirm-second-factor.js';
import { CreateStaffAccount } from '../../../src/application/staff/create-staff-account.js';
import { EnrollSecondFactor } from '../../../src/application/staff/enroll-second-factor.js';
import { LogInToConsole } from '../../../src/application/staff/log-in-to-console.js';
import { OpenConsoleSession } from '../../../src/application/staff/open-console-session.js';
import { RecoveryCodes } from '../../../src/application/staff/recovery-codes.js';
import { RenewRecoveryCodes } from '../../../src/application/staff/renew-recovery-codes.js';
import { ResetSecondFactor } from '../../../src/application/staff/reset-second-factor.js';
import { StaffCredentials } from '../../../src/application/staff/staff-credentials.js';
import { StaffMails } from '../../../src/application/staff/staff-mails.js';
import { TellAdminsOfRole } from '../../../src/application/staff/tell-admins-of-role.js';
import { VerifyStaffMember } from '../../../src/application/staff/verify-staff-member.js';
import { UseCode } from '../../../src/application/staff/use-code.js';
import type { Role } from '../../../src/domain/staff/role.js';
import { SecondFactor } from '../../../src/domain/staff/second-factor.js';
import { aUser } from '../../support/builders/a-user.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryAccountActivities } from '../../support/fakes/in-memory-account-activities.js';
import {
  InMemoryEmailProofs,
  InMemoryKnownDevices,
  InMemoryUsers,
  RecordingSessions,
} from '../../support/fakes/in-memory-accounts.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemorySecondFactors, NumberedCodes } from '../../support/fakes/in-memory-staff.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { PlainPasswords } from '../../support/fakes/plain-passwords.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { RecordingSecurityEvents } from '../../support/fakes/recording-security-events.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

export const EMAIL = 'mo@example.org';
export const ID = 7;
/** Minimum length of staff passwords on this desk. */
const SHORTEST_PASSWORD = 7;
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
}

/** The use cases of staff on fakes; most tests are about the user `ID`. */
export function aConsoleDesk() {
  const clock = new FixedClock();
  const jobs = new RecordingJobs();
  const users = new InMemoryUsers(jobs);
  const factors = new InMemorySecondFactors();
  const passwords = new PlainPasswords();
  const log = new RecordingAuditLog();
  const sessions = new RecordingSessions();
  const unitOfWork = new InMemoryUnitOfWork(users.rows, factors.rows, log, jobs);
  const limiter = new InMemoryRateLimiter(clock);
  const securityEvents = new RecordingSecurityEvents();
  const digests = { digest: (...parts: string[]) => parts.join(' ') };
  const recoveryCodes = new RecoveryCodes(new ScriptedChance(), digests);
  const timeCodes = new NumberedCodes();
  const mails = new StaffMails(() => 'Tablemates', 'https://tables.example.org', jobs);
  const accountMails = new AccountMails(() => 'Tablemates', 'https://tables.example.org', jobs);

  let isSuspended = false;
  const restriction = { kind: 'suspension', until: null, reason: 'Because', hasAppealed: false } as const;
  const goodStanding = new GoodStanding(
    { restrictionOf: async () => (isSuspended ? restriction : null) },
    clock,
  );
  const admins = {
    acquireLock: async () => undefined,
    count: async (_now: Date, exceptUserId?: number) =>
      users.rows.all().filter(({ id, role }) => role === 'admin' && id !== exceptUserId).length,
    recipients: async (_now: Date, exceptUserId: number) =>
      users.rows.all().filter(({ id, role }) => role === 'admin' && id !== exceptUserId),
  };

  const useCode = new UseCode(factors, timeCodes, recoveryCodes, clock, users, mails);
  const credentials = new StaffCredentials(
    users,
    passwords,
    goodStanding,
    limiter,
    securityEvents,
    SHORTEST_PASSWORD,
  );
  const logInToConsole = new LogInToConsole(
    unitOfWork,
    credentials,
    factors,
    useCode,
    log,
    limiter,
    securityEvents,
  );
  const recognizeDevice = new RecognizeDevice(
    new InMemoryKnownDevices(),
    new InMemoryAccountActivities(),
    digests,
    accountMails,
    clock,
  );
  const openSession = new OpenConsoleSession(
    unitOfWork,
    users,
    factors,
    goodStanding,
    sessions,
    recognizeDevice,
    securityEvents,
  );
  const enrollSecondFactor = new EnrollSecondFactor(
    factors,
    timeCodes,
    recoveryCodes,
    sessions,
    log,
    mails,
    clock,
  );
  const tableMates = { areTableMates: async () => false, satAt: async () => false };
  const guard = new StaffActionGuard(users, tableMates, goodStanding, clock);
  const lastAdminStays = new LastAdminStays(admins, clock);
  const tellAdmins = new TellAdminsOfRole(admins, mails, clock);
  const assignRole = new AssignRole(users, lastAdminStays, sessions, mails, tellAdmins, log, clock);
  const proofs = new InMemoryEmailProofs();
  const codes = new Codes(new ScriptedChance(123_456), digests);
  const redeemProof = new RedeemProof(proofs, codes, clock);
  const verifyPassword = new VerifyPassword(unitOfWork, users, passwords, redeemProof, limiter);
  const sendProofCode = new SendProofCode(users, proofs, codes, accountMails, clock);
  const verifyStaffMember = new VerifyStaffMember(unitOfWork, verifyPassword, factors, useCode, log, limiter);
  const changeRole = new ChangeRole(unitOfWork, users, guard, assignRole, log, verifyStaffMember);
  const createStaffAccount = new CreateStaffAccount(unitOfWork, users, passwords, tellAdmins, log, clock);

  const prove = (fields: LogInFields = {}) =>
    logInToConsole.execute({
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
    log,
    sessions,
    securityEvents,
    unitOfWork,
    mails,
    recoveryCodes,
    useCode,
    openSession,
    assignRole,
    changeRole,
    sendConfirmationCode: new SendConfirmationCode(unitOfWork, users, sendProofCode, limiter),
    createStaffAccount,
    enrollSecondFactor,
    appointFirstAdmin: new AppointFirstAdmin(
      unitOfWork,
      admins,
      users,
      createStaffAccount,
      changeRole,
      clock,
    ),
    beginSecondFactor: new BeginSecondFactor(unitOfWork, users, verifyPassword, factors, timeCodes, clock),
    confirmSecondFactor: new ConfirmSecondFactor(
      unitOfWork,
      users,
      factors,
      enrollSecondFactor,
      limiter,
      securityEvents,
    ),
    renewRecoveryCodes: new RenewRecoveryCodes(unitOfWork, factors, useCode, recoveryCodes, log, limiter),
    resetSecondFactor: new ResetSecondFactor(unitOfWork, factors, sessions, log),
    subjects: (): string[] => jobs.named<Mail>('send-mail').map(({ subject }) => subject),
    suspend: () => void (isSuspended = true),

    /** Stores the user `ID`, or another one, with this role. */
    async saveUser(role: Role, id = ID, email = EMAIL): Promise<void> {
      const user = aUser({ id, email, username: `user${id}` });
      user.appoint(role, clock.now());
      await users.save(user);
    },
    /** Enrolls a second factor of the user `ID`. @returns its recovery codes */
    async enroll(): Promise<readonly string[]> {
      const factor = SecondFactor.begin(ID, 'sealed', clock.now());
      const { codes, digests: hashes } = recoveryCodes.issue(ID);
      factor.enroll(100, hashes, clock.now());
      await factors.save(factor);
      return codes;
    },
    prove,
    logIn: async (fields: LogInFields = {}): Promise<number> => (await prove(fields)).userId,
  };
}
