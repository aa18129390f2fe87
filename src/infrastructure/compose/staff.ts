import { type AuditLogPartitions, KeepAuditLog } from '../../application/audit/keep-audit-log.js';
import { AssignRoles } from '../../application/staff/assign-roles.js';
import { KeepSecondFactor } from '../../application/staff/keep-second-factor.js';
import type { StaffPorts } from '../../application/staff/ports.js';
import { SecondFactorCodes } from '../../application/staff/second-factor-codes.js';
import { SignInToConsole } from '../../application/staff/sign-in-to-console.js';
import { StaffMails } from '../../application/staff/staff-mails.js';
import type { Shared } from './shared.js';

type Given = Omit<StaffPorts, keyof Shared> & { readonly auditLogPartitions: AuditLogPartitions };

/** Staff roles, console sessions, second factors and the audit log. */
export function composeStaff(shared: Shared, given: Given) {
  const ports = { ...shared, ...given };
  const mails = new StaffMails(ports);
  const codes = new SecondFactorCodes(ports, mails);
  const handlers = {
    keepAuditLog: new KeepAuditLog(ports.unitOfWork, given.auditLogPartitions, ports.clock),
  };
  return {
    signInToConsole: new SignInToConsole(ports, codes),
    keepSecondFactor: new KeepSecondFactor(ports, codes, mails),
    assignRoles: new AssignRoles(ports, codes, mails),
    handlers,
  };
}
