import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type { OpenReviews } from '../account/ports.js';
import type { Clock } from '../shared/ports.js';
import type { Reviews } from './ports.js';

/** Withdraws reviews whose subject is gone: a replaced picture, a deleted or ended account. */
export class WithdrawOpenReviews implements OpenReviews {
  constructor(
    private readonly reviews: Reviews,
    private readonly clock: Clock,
  ) {}

  async withdraw(
    userId: number,
    kinds: readonly ReviewKind[],
    cause: 'picture_changed' | 'account_closed',
  ): Promise<void> {
    for (const kind of kinds) {
      const review = await this.reviews.findOpenForUpdate(userId, kind);
      if (!review) continue;
      review.withdraw(cause, this.clock.now());
      await this.reviews.save(review);
    }
  }
}
