import type { AuditLog } from '../audit/audit-log.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { LockedCase, ReviewCases } from './review-cases.js';

export interface CaseCommand {
  readonly caseId: number;
  readonly moderatorId: number;
}

/** One change of a review case by a moderator: locked, saved and audited in one transaction. */
export class UpdateCase<T extends LockedCase> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cases: ReviewCases<T>,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @param action the audited action without the kind, such as `claimed`
   * @param change validates and changes the locked case
   * @returns the changed case, locked as long as the caller's unit of work runs
   * @throws the not-found error of the kind, and errors of `change`; nothing is saved then
   */
  execute(
    { caseId, moderatorId }: CaseCommand,
    action: string,
    change: (locked: T, now: Date) => void | Promise<void>,
  ): Promise<T> {
    return this.unitOfWork.run(async () => {
      const locked = await this.cases.findForUpdate(caseId, moderatorId);
      await change(locked, this.clock.now());
      await this.cases.save(locked);
      const { kind } = this.cases;
      const details = this.cases.auditDetails(locked);
      await this.auditLog.write({
        actorId: moderatorId,
        action: `${kind}.${action}`,
        target: { kind, id: caseId },
        ...(details && { details }),
      });
      return locked;
    });
  }
}
