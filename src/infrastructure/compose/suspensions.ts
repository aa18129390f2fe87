import { ApplySuspension } from '../../application/moderation/apply-suspension.js';
import { AuditedStaffAction } from '../../application/moderation/audited-staff-action.js';
import { EndAccount } from '../../application/moderation/end-account.js';
import type { SuspensionPorts } from '../../application/moderation/ports.js';
import { ReadUser } from '../../application/moderation/read-user.js';
import { StaffActionGuard } from '../../application/moderation/staff-action-guard.js';
import { SuspendAccounts } from '../../application/moderation/suspend-accounts.js';
import { SuspensionMails } from '../../application/moderation/suspension-mails.js';
import type { Shared } from './shared.js';

/** Suspensions, appeals and the user records of the console. */
export function composeSuspensions(shared: Shared, given: Omit<SuspensionPorts, keyof Shared>) {
  const ports = { ...shared, ...given };
  const { unitOfWork, audit, staffDecisions, tableMates, goodStanding, clock, users } = ports;
  const staffActionGuard = new StaffActionGuard(users, tableMates, goodStanding, clock);
  const auditedStaffAction = new AuditedStaffAction(unitOfWork, staffActionGuard, audit, staffDecisions);
  const mails = new SuspensionMails(ports);
  const applySuspension = new ApplySuspension(ports, mails);
  const suspendAccounts = new SuspendAccounts(ports, auditedStaffAction, applySuspension, mails);
  const handlers = {
    closeSuspensions: { execute: () => suspendAccounts.closeExpired() },
  };
  return {
    staffActionGuard,
    auditedStaffAction,
    applySuspension,
    suspendAccounts,
    endAccount: new EndAccount(ports, auditedStaffAction, mails),
    readUser: new ReadUser(ports),
    handlers,
  };
}
