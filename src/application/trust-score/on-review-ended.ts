import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { EvidenceFiles } from './evidence-files.js';
import type { Reviews } from './ports.js';

/**
 * Erases the file of a closed review once it is due: at once after an approval or a withdrawal, and by the purge job
 * after a rejection. Idempotent.
 */
export class OnReviewEnded {
  readonly commitsInSteps = true;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reviews: Reviews,
    private readonly files: EvidenceFiles,
    private readonly clock: Clock,
  ) {}

  /** @param by UTC instant by which the file must be due; now by default */
  async execute({ reviewId, by = this.clock.now() }: { reviewId: number; by?: Date }): Promise<void> {
    const key = await this.unitOfWork.run(async () => {
      const review = await this.reviews.findForUpdate(reviewId);
      return review?.isFileDue(by) ? review.evidence!.key : null;
    });
    if (key === null) return;
    // The file first, so that a retry after a crash still has its key.
    await this.files.remove(key);
    await this.unitOfWork.run(async () => {
      const review = await this.reviews.findForUpdate(reviewId);
      if (!review) return;
      review.forgetFile();
      await this.reviews.save(review);
    });
  }
}
