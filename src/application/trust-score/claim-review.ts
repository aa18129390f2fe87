import type { TableMates } from '../moderation/ports.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { ReviewCases } from './review-cases.js';

/** Sets a review aside for one moderator, who may then see the file and decide; claiming again prolongs. */
export class ClaimReview {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cases: ReviewCases,
    private readonly tableMates: TableMates,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchReview, ReviewIsOver, ConflictOfInterest, ReviewClaimed */
  async execute({ reviewId, moderatorId }: { reviewId: number; moderatorId: number }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const reviewCase = await this.cases.lock(reviewId);
      const now = this.clock.now();
      const isTableMate = await this.tableMates.areTableMates(moderatorId, reviewCase.user.id, now);
      reviewCase.review.claim({ id: moderatorId, isTableMate }, now);
      await this.cases.save(reviewCase, { moderatorId, verb: 'claimed' });
    });
  }
}
