import { ReviewNotFound } from '../../domain/trust-score/review-errors.js';
import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type { WithdrawalCause } from '../../domain/trust-score/verification-review.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Users } from '../account/ports.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Reviews } from './ports.js';

export interface WithdrawReviewCommand {
  readonly userId: number;
  readonly kind: ReviewKind;
  /** Only this one, and not one that was handed in after it. */
  readonly reviewId?: number;
  readonly cause: Extract<WithdrawalCause, 'user' | 'deadline'>;
}

/** Withdraws the user's open review; an event handler erases its file. */
export class WithdrawReview {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly reviews: Reviews,
    private readonly clock: Clock,
  ) {}

  /** @throws ReviewNotFound, AccountGone */
  async execute({ userId, kind, reviewId, cause }: WithdrawReviewCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const user = await this.users.findForUpdate(userId);
      if (!user) throw new AccountGone();
      const review = await this.reviews.findOpenForUpdate(userId, kind);
      if (!review || (reviewId !== undefined && review.id !== reviewId)) throw new ReviewNotFound();
      review.withdraw(cause, now);
      await this.reviews.save(review);
      user.applyReviewOutcome(kind, review.status, now);
      await this.users.save(user);
    });
  }
}
