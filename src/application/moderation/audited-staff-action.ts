import type { User } from '../../domain/account/user.js';
import type { AuditEntry, AuditLog } from '../audit/audit-log.js';
import { ensureNotDecidedSince, type StaffDecisions } from '../audit/staff-decisions.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { StaffAction, StaffActionGuard } from './staff-action-guard.js';

/** An action and its details in the audit log, such as `user.suspended`. */
export type AuditedChange = Pick<AuditEntry, 'action' | 'details'>;

/** One action of staff on a user: authorized, executed and audited in one transaction. */
export class AuditedStaffAction {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly guard: StaffActionGuard,
    private readonly auditLog: AuditLog,
    private readonly decisions: StaffDecisions,
  ) {}

  /**
   * @param change changes the locked user and returns what to audit
   * @param beforeLock for what locks tables, which are locked before users so that locks cannot deadlock
   * @throws PersonNotFound, AccountGone, ConflictOfInterest, OnlyAdminsActOnStaff, DecidedMeanwhile, and errors of the
   * callbacks; nothing is saved then
   */
  execute(
    { actorId, userId, decidedAfter, needs = 'moderator' }: StaffAction,
    change: (person: User) => Promise<AuditedChange>,
    beforeLock: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    return this.unitOfWork.run(async () => {
      await beforeLock();
      const person = await this.guard.lockTarget({ actorId, userId, needs });
      const target = { kind: 'user', id: userId } as const;
      await ensureNotDecidedSince({ decidedAfter }, target, this.decisions);
      const audited = await change(person);
      await this.auditLog.write({ actorId, target, ...audited });
    });
  }
}
