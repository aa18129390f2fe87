import type { LastAdminStays } from '../../application/account/last-admin-stays.js';
import type { Admins, CodeDigests, PasswordHasher, Users } from '../../application/account/ports.js';
import type { RecognizeDevice } from '../../application/sign-in/recognize-device.js';
import type { VerifyPassword } from '../../application/credentials/verify-password.js';
import {
  type AuditLogPartitions,
  KEEP_AUDIT_LOG,
  KeepAuditLog,
} from '../../application/audit/keep-audit-log.js';
import type { StaffActionGuard } from '../../application/moderation/staff-action-guard.js';
import type { Sessions } from '../../application/sessions/sessions.js';
import { AppointFirstAdmin } from '../../application/staff/appoint-first-admin.js';
import { AssignRole } from '../../application/staff/assign-role.js';
import { BeginSecondFactor } from '../../application/staff/begin-second-factor.js';
import { ChangeRole } from '../../application/staff/change-role.js';
import { ConfirmSecondFactor } from '../../application/staff/confirm-second-factor.js';
import { CreateStaffAccount } from '../../application/staff/create-staff-account.js';
import { EnrollSecondFactor } from '../../application/staff/enroll-second-factor.js';
import { FindStaffMember } from '../../application/staff/find-staff-member.js';
import { LogInToConsole } from '../../application/staff/log-in-to-console.js';
import { OpenConsoleSession } from '../../application/staff/open-console-session.js';
import type { SecondFactors, TimeCodes } from '../../application/staff/ports.js';
import { RecoveryCodes } from '../../application/staff/recovery-codes.js';
import { RenewRecoveryCodes } from '../../application/staff/renew-recovery-codes.js';
import { ResealSecondFactors } from '../../application/staff/reseal-second-factors.js';
import { ResetSecondFactor } from '../../application/staff/reset-second-factor.js';
import { StaffCredentials } from '../../application/staff/staff-credentials.js';
import { StaffMails } from '../../application/staff/staff-mails.js';
import { TellAdminsOfRole } from '../../application/staff/tell-admins-of-role.js';
import { UseCode } from '../../application/staff/use-code.js';
import { VerifyStaffMember } from '../../application/staff/verify-staff-member.js';
import type { SecondFactorPolicy } from '../../domain/staff/second-factor-policy.js';
import type { Background, Shared } from './shared.js';

interface Ports {
  readonly users: Users;
  readonly admins: Admins;
  readonly sessions: Sessions;
  readonly passwords: PasswordHasher;
  readonly digests: CodeDigests;
  readonly secondFactors: SecondFactors;
  readonly timeCodes: TimeCodes;
  readonly auditLogPartitions: AuditLogPartitions;
  /** Minimum length in characters of a password that opens the console. */
  readonly shortestPassword: number;
  readonly secondFactorPolicy: SecondFactorPolicy;
  readonly recognizeDevice: RecognizeDevice;
  readonly verifyPassword: VerifyPassword;
  readonly lastAdminStays: LastAdminStays;
  readonly staffActionGuard: StaffActionGuard;
}

interface Helpers {
  readonly mails: StaffMails;
  readonly recoveryCodes: RecoveryCodes;
  readonly useCode: UseCode;
}

/** Staff roles, console sessions, second factors and the audit log. */
export function composeStaff(shared: Shared, ports: Ports) {
  const { unitOfWork, jobs, chance, clock, appName, publicUrl } = shared;
  const { users, secondFactors, timeCodes, digests, auditLogPartitions } = ports;
  const mails = new StaffMails(appName, publicUrl, jobs);
  const recoveryCodes = new RecoveryCodes(chance, digests);
  const useCode = new UseCode(secondFactors, timeCodes, recoveryCodes, clock, users, mails);
  const helpers: Helpers = { mails, recoveryCodes, useCode };
  const background: Background = {
    handlers: { [KEEP_AUDIT_LOG]: new KeepAuditLog(unitOfWork, auditLogPartitions, clock) },
    recurring: [{ name: KEEP_AUDIT_LOG, match: '13 2 * * *' }],
  };
  return {
    useCode,
    ...composeConsoleSessions(shared, ports, helpers),
    ...composeSecondFactors(shared, ports, helpers),
    ...composeRoles(shared, ports, helpers),
    background,
  };
}

function composeConsoleSessions(shared: Shared, ports: Ports, { useCode }: Helpers) {
  const { unitOfWork, audit, limiter, goodStanding, securityEvents } = shared;
  const { users, secondFactors, sessions, passwords, recognizeDevice } = ports;
  const { shortestPassword, secondFactorPolicy } = ports;
  const credentials = new StaffCredentials(
    users,
    passwords,
    goodStanding,
    limiter,
    securityEvents,
    shortestPassword,
  );
  return {
    logInToConsole: new LogInToConsole(
      unitOfWork,
      credentials,
      secondFactors,
      useCode,
      audit,
      limiter,
      securityEvents,
    ),
    openConsoleSession: new OpenConsoleSession(
      unitOfWork,
      users,
      secondFactors,
      goodStanding,
      sessions,
      recognizeDevice,
      securityEvents,
    ),
    findStaffMember: new FindStaffMember(users, secondFactors, secondFactorPolicy),
  };
}

function composeSecondFactors(shared: Shared, ports: Ports, { mails, recoveryCodes, useCode }: Helpers) {
  const { unitOfWork, audit, limiter, securityEvents, clock } = shared;
  const { users, secondFactors, timeCodes, sessions, verifyPassword } = ports;
  const enrollSecondFactor = new EnrollSecondFactor(
    secondFactors,
    timeCodes,
    recoveryCodes,
    sessions,
    audit,
    mails,
    clock,
  );
  return {
    enrollSecondFactor,
    beginSecondFactor: new BeginSecondFactor(
      unitOfWork,
      users,
      verifyPassword,
      secondFactors,
      timeCodes,
      clock,
    ),
    confirmSecondFactor: new ConfirmSecondFactor(
      unitOfWork,
      users,
      secondFactors,
      enrollSecondFactor,
      limiter,
      securityEvents,
    ),
    renewRecoveryCodes: new RenewRecoveryCodes(
      unitOfWork,
      secondFactors,
      useCode,
      recoveryCodes,
      audit,
      limiter,
    ),
    resetSecondFactor: new ResetSecondFactor(unitOfWork, secondFactors, sessions, audit),
    resealSecondFactors: new ResealSecondFactors(unitOfWork, secondFactors, timeCodes),
  };
}

function composeRoles(shared: Shared, ports: Ports, { mails, useCode }: Helpers) {
  const { unitOfWork, audit, staffDecisions, limiter, clock } = shared;
  const { users, admins, sessions, passwords, lastAdminStays, staffActionGuard } = ports;
  const tellAdmins = new TellAdminsOfRole(admins, mails, clock);
  const assignRole = new AssignRole(users, lastAdminStays, sessions, mails, tellAdmins, audit, clock);
  const verifyStaffMember = new VerifyStaffMember(
    unitOfWork,
    ports.verifyPassword,
    ports.secondFactors,
    useCode,
    audit,
    limiter,
  );
  const changeRole = new ChangeRole(
    unitOfWork,
    users,
    staffActionGuard,
    assignRole,
    staffDecisions,
    verifyStaffMember,
  );
  const createStaffAccount = new CreateStaffAccount(unitOfWork, users, passwords, tellAdmins, audit, clock);
  return {
    assignRole,
    changeRole,
    createStaffAccount,
    appointFirstAdmin: new AppointFirstAdmin(
      unitOfWork,
      admins,
      users,
      createStaffAccount,
      changeRole,
      clock,
    ),
  };
}
