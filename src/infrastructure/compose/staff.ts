import {
  type AuditLogPartitions,
  KEEP_AUDIT_LOG,
  KeepAuditLog,
} from '../../application/audit/keep-audit-log.js';
import { AssignRoles } from '../../application/staff/assign-roles.js';
import { KeepSecondFactor } from '../../application/staff/keep-second-factor.js';
import type { StaffPorts } from '../../application/staff/ports.js';
import { SecondFactorCodes } from '../../application/staff/second-factor-codes.js';
import { SignInToConsole } from '../../application/staff/sign-in-to-console.js';
import { StaffMails } from '../../application/staff/staff-mails.js';
import type { Background, Shared } from './shared.js';

type Given = Omit<StaffPorts, keyof Shared> & { readonly auditLogPartitions: AuditLogPartitions };

/** Staff roles, console sessions, second factors and the audit log. */
export function composeStaff(shared: Shared, given: Given) {
  const ports = { ...shared, ...given };
  const mails = new StaffMails(ports);
  const codes = new SecondFactorCodes(ports, mails);
  const background: Background = {
    handlers: {
      [KEEP_AUDIT_LOG]: new KeepAuditLog(ports.unitOfWork, given.auditLogPartitions, ports.clock),
    },
    recurring: [{ name: KEEP_AUDIT_LOG, match: '13 2 * * *' }],
  };
  return {
    signInToConsole: new SignInToConsole(ports, codes),
    keepSecondFactor: new KeepSecondFactor(ports, codes, mails),
    assignRoles: new AssignRoles(ports, codes, mails),
    background,
  };
}
