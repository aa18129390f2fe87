import type { ClaimObstacle } from '../../domain/review-cases/claim.js';
import type { ReviewCase } from '../../domain/review-cases/review-case.js';
import type { DomainError } from '../../domain/shared/domain-error.js';
import type { Clock } from '../shared/ports.js';
import type { Viewer } from '../shared/viewer.js';
import { reviewerOf } from './reviewer.js';
import type { TableMates } from './table-mates.js';
import type { CaseCommand } from './update-case.js';

/** A review case as one moderator reads it. */
export interface ReadableCase<R> {
  readonly record: R;
  /** Why the moderator may not claim it; null when they may. */
  readonly obstacle: ClaimObstacle | null;
}

/** Reads a review case for a moderator, without an audit entry. */
export class ReadCase<R> {
  constructor(
    private readonly cases: { find(id: number): Promise<ReviewCase | null> },
    private readonly queries: { find(id: number, viewer: Viewer): Promise<R | null> },
    private readonly tableMates: TableMates,
    private readonly clock: Clock,
    private readonly notFound: new () => DomainError,
  ) {}

  /** @throws the not-found error of the kind, also if the case is hidden from the moderator */
  async execute({ caseId, moderatorId }: CaseCommand): Promise<ReadableCase<R>> {
    const now = this.clock.now();
    const reviewCase = await this.cases.find(caseId);
    const record = await this.queries.find(caseId, { moderatorId, now });
    if (!reviewCase || !record) throw new this.notFound();
    const reviewer = await reviewerOf(moderatorId, reviewCase, this.tableMates, now);
    return { record, obstacle: reviewCase.obstacleFor(reviewer, now) };
  }
}
