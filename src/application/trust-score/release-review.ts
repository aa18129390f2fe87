import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { ReviewCases } from './review-cases.js';

/** Lets others have a review that one had claimed. */
export class ReleaseReview {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cases: ReviewCases,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchReview, ReviewIsOver, ReviewNotClaimed */
  async execute({ reviewId, moderatorId }: { reviewId: number; moderatorId: number }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const reviewCase = await this.cases.lock(reviewId);
      reviewCase.review.release(moderatorId, this.clock.now());
      await this.cases.save(reviewCase, { moderatorId, verb: 'released' });
    });
  }
}
