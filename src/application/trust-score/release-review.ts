import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { ReviewFolders } from './review-folders.js';

/** Lets others have a review that one had claimed. */
export class ReleaseReview {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly folders: ReviewFolders,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchReview, ReviewIsOver, ReviewNotClaimed */
  async execute({ reviewId, moderatorId }: { reviewId: number; moderatorId: number }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const folder = await this.folders.take(reviewId);
      folder.review.release(moderatorId, this.clock.now());
      await this.folders.putBack(folder, { moderatorId, verb: 'released' });
    });
  }
}
