import { ContainerModule } from 'inversify';
import { AuthenticatorCodes } from '../../adapters/auth/authenticator-codes.js';
import { auditLogRoutes } from '../../adapters/http/admin/audit-log.routes.js';
import { roleRoutes } from '../../adapters/http/admin/roles.routes.js';
import { secondFactorRoutes } from '../../adapters/http/admin/second-factor.routes.js';
import { sessionRoutes } from '../../adapters/http/admin/session.routes.js';
import { staffErrors } from '../../adapters/http/admin/staff.errors.js';
import { PostgresAuditQueries } from '../../adapters/persistence/moderation/audit-queries.js';
import { PostgresAuditLogPartitions } from '../../adapters/persistence/moderation/postgres-audit-log-partitions.js';
import { PostgresSecondFactors } from '../../adapters/persistence/staff/postgres-second-factors.js';
import type { AuditQueries } from '../../application/audit/audit-records.js';
import {
  type AuditLogPartitions,
  KEEP_AUDIT_LOG,
  KeepAuditLog,
} from '../../application/audit/keep-audit-log.js';
import { RecognizeDevice } from '../../application/account/recognize-device.js';
import { GoodStanding } from '../../application/standing/good-standing.js';
import { StaffActionGuard } from '../../application/moderation/staff-action-guard.js';
import { ReadUser } from '../../application/moderation/read-user.js';
import { AppointFirstAdmin } from '../../application/staff/appoint-first-admin.js';
import { VerifyPassword } from '../../application/account/verify-password.js';
import { BeginSecondFactor } from '../../application/staff/begin-second-factor.js';
import { ChangeRole } from '../../application/staff/change-role.js';
import { ConfirmSecondFactor } from '../../application/staff/confirm-second-factor.js';
import { FindStaffMember } from '../../application/staff/find-staff-member.js';
import { CreateStaffAccount } from '../../application/staff/create-staff-account.js';
import { LastAdminStays } from '../../application/account/last-admin-stays.js';
import { LogInToConsole } from '../../application/staff/log-in-to-console.js';
import { OpenConsoleSession } from '../../application/staff/open-console-session.js';
import { AssignRole } from '../../application/staff/assign-role.js';
import { EnrollSecondFactor } from '../../application/staff/enroll-second-factor.js';
import { StaffCredentials } from '../../application/staff/staff-credentials.js';
import type { SecondFactors, TimeCodes } from '../../application/staff/ports.js';
import { RecoveryCodes } from '../../application/staff/recovery-codes.js';
import { RenewRecoveryCodes } from '../../application/staff/renew-recovery-codes.js';
import { ResealSecondFactors } from '../../application/staff/reseal-second-factors.js';
import { ResetSecondFactor } from '../../application/staff/reset-second-factor.js';
import { StaffMails } from '../../application/staff/staff-mails.js';
import { UseCode } from '../../application/staff/use-code.js';
import { ADMINS, DIGESTS, PASSWORDS, SESSIONS, USERS } from './account.module.js';
import { SHORTEST_PASSWORD } from '../../domain/account/password.js';
import { SHORTEST_STAFF_PASSWORD } from '../../domain/staff/staff-password.js';
import { bindClass, token } from './bind-class.js';
import { jobHandlers } from './job-handler.js';
import {
  APP_NAME,
  CURRENT_NAME,
  AUDIT_LOG,
  CHANCE,
  CLOCK,
  CONFIG,
  CONTEXT_REGISTRATION,
  type ContextRegistration,
  ENTITY_MANAGER,
  HOME_ZONE,
  JOBS,
  LISTS,
  PUBLIC_URL,
  RATE_LIMITER,
  SEALING_KEYS,
  SECURITY_EVENTS,
  STAFF_DEVICES,
  UNIT_OF_WORK,
  STAFF_DECISIONS,
} from './tokens.js';

const SECOND_FACTORS = token<SecondFactors>('SecondFactors');
const TIME_CODES = token<TimeCodes>('TimeCodes');
const AUDIT_QUERIES = token<AuditQueries>('AuditQueries');
const AUDIT_LOG_PARTITIONS = token<AuditLogPartitions>('AuditLogPartitions');
const MIN_STAFF_PASSWORD_LENGTH = token<number>('minimum length of staff passwords');

/** Staff roles, console sessions, second factors and the audit log. */
export const staffModule = new ContainerModule(({ bind }) => {
  bindClass(bind, PostgresSecondFactors, [ENTITY_MANAGER], SECOND_FACTORS);
  bindClass(bind, PostgresAuditQueries, [LISTS], AUDIT_QUERIES);
  bind(TIME_CODES)
    .toResolvedValue((keys, appName) => new AuthenticatorCodes(keys, appName), [SEALING_KEYS, APP_NAME])
    .inSingletonScope();
  bindClass(bind, StaffMails, [CURRENT_NAME, PUBLIC_URL, JOBS]);
  bindClass(bind, RecoveryCodes, [CHANCE, DIGESTS]);
  bindClass(bind, ResealSecondFactors, [UNIT_OF_WORK, SECOND_FACTORS, TIME_CODES]);
  bindClass(bind, UseCode, [SECOND_FACTORS, TIME_CODES, RecoveryCodes, CLOCK, USERS, StaffMails]);

  bind(MIN_STAFF_PASSWORD_LENGTH).toResolvedValue(
    ({ production }) => (production ? SHORTEST_STAFF_PASSWORD : SHORTEST_PASSWORD),
    [CONFIG],
  );
  bindClass(bind, StaffCredentials, [
    USERS,
    PASSWORDS,
    GoodStanding,
    RATE_LIMITER,
    SECURITY_EVENTS,
    MIN_STAFF_PASSWORD_LENGTH,
  ]);
  bindClass(bind, OpenConsoleSession, [
    UNIT_OF_WORK,
    USERS,
    SECOND_FACTORS,
    GoodStanding,
    SESSIONS,
    RecognizeDevice,
    SECURITY_EVENTS,
  ]);
  bindClass(bind, LogInToConsole, [
    UNIT_OF_WORK,
    StaffCredentials,
    SECOND_FACTORS,
    UseCode,
    AUDIT_LOG,
    RATE_LIMITER,
    SECURITY_EVENTS,
  ]);
  bind(FindStaffMember)
    .toResolvedValue(
      (users, factors, { secondFactorPolicy }) => new FindStaffMember(users, factors, secondFactorPolicy),
      [USERS, SECOND_FACTORS, CONFIG],
    )
    .inSingletonScope();
  bindClass(bind, BeginSecondFactor, [
    UNIT_OF_WORK,
    USERS,
    VerifyPassword,
    SECOND_FACTORS,
    TIME_CODES,
    CLOCK,
  ]);
  bindClass(bind, EnrollSecondFactor, [
    SECOND_FACTORS,
    TIME_CODES,
    RecoveryCodes,
    SESSIONS,
    AUDIT_LOG,
    StaffMails,
    CLOCK,
  ]);
  bindClass(bind, ConfirmSecondFactor, [
    UNIT_OF_WORK,
    USERS,
    SECOND_FACTORS,
    EnrollSecondFactor,
    RATE_LIMITER,
    SECURITY_EVENTS,
  ]);
  bindClass(bind, RenewRecoveryCodes, [
    UNIT_OF_WORK,
    SECOND_FACTORS,
    UseCode,
    RecoveryCodes,
    AUDIT_LOG,
    RATE_LIMITER,
  ]);
  bindClass(bind, PostgresAuditLogPartitions, [ENTITY_MANAGER], AUDIT_LOG_PARTITIONS);
  bindClass(bind, KeepAuditLog, [UNIT_OF_WORK, AUDIT_LOG_PARTITIONS, CLOCK]);
  bindClass(bind, ResetSecondFactor, [UNIT_OF_WORK, SECOND_FACTORS, SESSIONS, AUDIT_LOG]);
  bindClass(bind, CreateStaffAccount, [UNIT_OF_WORK, USERS, PASSWORDS, AUDIT_LOG, CLOCK]);
  bindClass(bind, AssignRole, [USERS, LastAdminStays, SESSIONS, StaffMails, AUDIT_LOG, CLOCK]);
  bindClass(bind, ChangeRole, [UNIT_OF_WORK, USERS, StaffActionGuard, AssignRole, STAFF_DECISIONS]);
  bindClass(bind, AppointFirstAdmin, [UNIT_OF_WORK, ADMINS, USERS, CreateStaffAccount, ChangeRole, CLOCK]);

  bind(CONTEXT_REGISTRATION)
    .toDynamicValue((context): ContextRegistration => ({
      routes: [
        ...sessionRoutes({
          logInToConsole: context.get(LogInToConsole),
          openConsoleSession: context.get(OpenConsoleSession),
          findStaffMember: context.get(FindStaffMember),
          devices: context.get(STAFF_DEVICES),
          securityEvents: context.get(SECURITY_EVENTS),
        }),
        ...secondFactorRoutes({
          beginSecondFactor: context.get(BeginSecondFactor),
          confirmSecondFactor: context.get(ConfirmSecondFactor),
          renewRecoveryCodes: context.get(RenewRecoveryCodes),
          openConsoleSession: context.get(OpenConsoleSession),
          devices: context.get(STAFF_DEVICES),
        }),
        ...roleRoutes({
          changeRole: context.get(ChangeRole),
          readUser: context.get(ReadUser),
          clock: context.get(CLOCK),
          homeZone: context.get(HOME_ZONE),
        }),
        ...auditLogRoutes({ auditQueries: context.get(AUDIT_QUERIES) }),
      ],
      errors: staffErrors,
      handlers: { [KEEP_AUDIT_LOG]: jobHandlers(context)(KeepAuditLog) },
      recurring: [{ name: KEEP_AUDIT_LOG, match: '13 2 * * *' }],
    }))
    .inSingletonScope();
});
