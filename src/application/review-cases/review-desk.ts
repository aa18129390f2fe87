import type { ClaimObstacle } from '../../domain/review-cases/claim.js';
import { ReviewIsOver } from '../../domain/review-cases/claim-errors.js';
import type { ReviewCase } from '../../domain/review-cases/review-case.js';
import type { DomainError } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { StaffDecisions } from '../audit/staff-decisions.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Viewer } from '../shared/viewer.js';
import type { LockedCase, ReviewCases } from './review-cases.js';
import { reviewerOf } from './reviewer.js';
import type { TableMates } from './table-mates.js';

export interface CaseCommand {
  readonly caseId: number;
  readonly moderatorId: number;
}

/** A review case as one moderator reads it. */
export interface ReadableCase<R> {
  readonly record: R;
  /** Why the moderator may not claim it; null when they may. */
  readonly obstacle: ClaimObstacle | null;
}

export interface DeskPorts {
  readonly unitOfWork: UnitOfWork;
  readonly audit: AuditLog;
  readonly staffDecisions: StaffDecisions;
  readonly tableMates: TableMates;
  readonly clock: Clock;
}

/** Where a case of the kind is read without a lock. */
export interface DeskReads<R> {
  readonly cases: { find(id: number): Promise<ReviewCase | null> };
  readonly queries: { find(id: number, viewer: Viewer): Promise<R | null> };
  /** The error of the kind, also for a case that is hidden from the moderator. */
  readonly NotFound: new () => DomainError;
}

/**
 * What moderators do with the review cases of one kind. Every change is locked, saved and audited in one transaction. The
 * methods throw the not-found error of the kind.
 */
export class ReviewDesk<T extends LockedCase, R> {
  constructor(
    protected readonly ports: DeskPorts,
    private readonly cases: ReviewCases<T>,
    private readonly reads: DeskReads<R>,
  ) {}

  /** Without an audit entry. */
  async read({ caseId, moderatorId }: CaseCommand): Promise<ReadableCase<R>> {
    const { cases, queries, NotFound } = this.reads;
    const now = this.ports.clock.now();
    const reviewCase = await cases.find(caseId);
    const record = await queries.find(caseId, { moderatorId, now });
    if (!reviewCase || !record) throw new NotFound();
    const reviewer = await reviewerOf(moderatorId, reviewCase, this.ports.tableMates, now);
    return { record, obstacle: reviewCase.obstacleFor(reviewer, now) };
  }

  /** Claims a case for one moderator; claiming again extends the claim. @throws ReviewIsOver, ReviewClaimed, ConflictOfInterest */
  async claim(command: CaseCommand): Promise<void> {
    await this.update(command, 'claimed', async ({ reviewCase }, now) => {
      const reviewer = await reviewerOf(command.moderatorId, reviewCase, this.ports.tableMates, now);
      reviewCase.claim(reviewer, now);
    });
  }

  /** Releases the moderator's claim before it expires. @throws ReviewIsOver, ReviewNotClaimed */
  async release(command: CaseCommand): Promise<void> {
    await this.update(command, 'released', ({ reviewCase }, now) =>
      reviewCase.release(command.moderatorId, now),
    );
  }

  /**
   * @param action the audited action without the kind, such as `claimed`
   * @param change validates and changes the locked case
   * @returns the changed case, locked as long as the caller's unit of work runs
   * @throws errors of `change`; nothing is saved then. ReviewIsOver says who decided
   */
  update(
    { caseId, moderatorId }: CaseCommand,
    action: string,
    change: (locked: T, now: Date) => void | Promise<void>,
  ): Promise<T> {
    const { unitOfWork, audit, staffDecisions, clock } = this.ports;
    return unitOfWork.run(async () => {
      const locked = await this.cases.findForUpdate(caseId, moderatorId);
      const target = { kind: this.cases.kind, id: caseId };
      try {
        await change(locked, clock.now());
      } catch (error) {
        if (error instanceof ReviewIsOver) throw new ReviewIsOver(await staffDecisions.lastOn(target));
        throw error;
      }
      await this.cases.save(locked);
      const details = this.cases.auditDetails(locked);
      await audit.write({
        actorId: moderatorId,
        action: `${target.kind}.${action}`,
        target,
        ...(details && { details }),
      });
      return locked;
    });
  }
}
