import { HOUR_MS } from '../../domain/shared/durations.js';
import { ReviewNotFound } from '../../domain/trust-score/review-errors.js';
import type { VerificationReview } from '../../domain/trust-score/verification-review.js';
import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { Clock } from '../shared/ports.js';
import type { OnReviewEnded } from './on-review-ended.js';
import type { Reviews } from './ports.js';
import type { WithdrawReview } from './withdraw-review.js';

/** Job: withdraws undecided reviews and erases files at the end of their retention. */
export class PurgeEvidence {
  constructor(
    private readonly reviews: Reviews,
    private readonly withdrawReview: WithdrawReview,
    private readonly onReviewEnded: OnReviewEnded,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const by = new Date(this.clock.now().getTime() + HOUR_MS);
    const due = pagesOf<VerificationReview>((after, limit) => this.reviews.withFileDue(by, limit, after?.id));
    await eachDue(this.clock, due, (review) => this.purge(review, by));
  }

  private async purge({ id, userId, kind, isOpen }: VerificationReview, by: Date): Promise<void> {
    if (isOpen && userId !== null) await this.withdraw(userId, kind, id);
    await this.onReviewEnded.execute({ reviewId: id, by });
  }

  /** A review that was decided or withdrawn since it was read stays as it is, and so does one that was handed in since. */
  private async withdraw(userId: number, kind: ReviewKind, reviewId: number): Promise<void> {
    try {
      await this.withdrawReview.execute({ userId, kind, reviewId, cause: 'deadline' });
    } catch (error) {
      if (!(error instanceof ReviewNotFound)) throw error;
    }
  }
}
