import { ReviewIsOver } from '../../domain/review-cases/claim-errors.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { StaffDecisions } from '../audit/staff-decisions.js';
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
    private readonly decisions: StaffDecisions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param action the audited action without the kind, such as `claimed`
   * @param change validates and changes the locked case
   * @returns the changed case, locked as long as the caller's unit of work runs
   * @throws the not-found error of the kind, and errors of `change`; nothing is saved then. ReviewIsOver says who decided
   */
  execute(
    { caseId, moderatorId }: CaseCommand,
    action: string,
    change: (locked: T, now: Date) => void | Promise<void>,
  ): Promise<T> {
    return this.unitOfWork.run(async () => {
      const locked = await this.cases.findForUpdate(caseId, moderatorId);
      const target = { kind: this.cases.kind, id: caseId };
      try {
        await change(locked, this.clock.now());
      } catch (error) {
        if (error instanceof ReviewIsOver) throw new ReviewIsOver(await this.decisions.lastOn(target));
        throw error;
      }
      await this.cases.save(locked);
      const details = this.cases.auditDetails(locked);
      await this.auditLog.write({
        actorId: moderatorId,
        action: `${target.kind}.${action}`,
        target,
        ...(details && { details }),
      });
      return locked;
    });
  }
}
