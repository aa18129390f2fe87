import type { VerificationReview } from '../../domain/trust-score/verification-review.js';
import type { Clock } from '../shared/ports.js';
import type { OnReviewEnded } from './on-review-ended.js';
import type { Reviews } from './ports.js';
import type { WithdrawReview } from './withdraw-review.js';

export const PURGE_EVIDENCE = 'purge-evidence';
/** The job comes round every hour; what would be overdue before the next time goes now. */
const HOUR_MS = 3_600_000;
const MOST_AT_ONCE = 500;

/** The job that keeps no file past its time: undecided reviews are withdrawn, other files deleted. */
export class PurgeEvidence {
  constructor(
    private readonly reviews: Reviews,
    private readonly withdrawReview: WithdrawReview,
    private readonly onReviewEnded: OnReviewEnded,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const by = new Date(this.clock.now().getTime() + HOUR_MS);
    for (const review of await this.reviews.withFileDue(by, MOST_AT_ONCE)) await this.letGo(review, by);
  }

  private async letGo({ id, userId, kind, isOpen }: VerificationReview, by: Date): Promise<void> {
    if (isOpen && userId !== null) await this.withdrawReview.execute({ userId, kind });
    await this.onReviewEnded.execute({ reviewId: id, by });
  }
}
