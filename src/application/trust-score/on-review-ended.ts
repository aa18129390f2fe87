import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { EvidenceFiles } from './evidence-files.js';
import type { Reviews } from './ports.js';

/**
 * Deletes the file of a review that was decided or withdrawn, if its time is up: after an approval or a withdrawal at
 * once, after a rejection when the purge comes round.
 */
export class OnReviewEnded {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reviews: Reviews,
    private readonly files: EvidenceFiles,
    private readonly clock: Clock,
  ) {}

  /** @param by the instant up to which time counts as up; now where nothing is said */
  async execute({ reviewId, by = this.clock.now() }: { reviewId: number; by?: Date }): Promise<void> {
    const key = await this.unitOfWork.run(async () => {
      const review = await this.reviews.findForUpdate(reviewId);
      return review?.isFileDue(by) ? review.evidence!.key : null;
    });
    if (key === null) return;
    // First the file, then the note of it: a crash between the two is made good by the next try.
    await this.files.remove(key);
    await this.unitOfWork.run(async () => {
      const review = await this.reviews.findForUpdate(reviewId);
      if (!review) return;
      review.forgetFile();
      await this.reviews.save(review);
    });
  }
}
