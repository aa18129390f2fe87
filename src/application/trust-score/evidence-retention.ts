import { HOUR_MS } from '../../domain/shared/durations.js';
import { ReviewNotFound } from '../../domain/trust-score/review-errors.js';
import type { VerificationReview } from '../../domain/trust-score/verification-review.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import { EvidenceFiles } from './evidence-files.js';
import type { OwnVerification } from './own-verification.js';
import type { TrustScorePorts } from './ports.js';

/** How long the file of a review is kept. Each method is idempotent. */
export class EvidenceRetention {
  private readonly files: EvidenceFiles;

  constructor(
    private readonly ports: TrustScorePorts,
    private readonly own: Pick<OwnVerification, 'withdraw'>,
  ) {
    this.files = new EvidenceFiles(ports);
  }

  /**
   * Erases the file of a closed review once it is due: at once after an approval or a withdrawal, and by the purge after a
   * rejection.
   * @param by UTC instant by which the file must be due; now by default
   */
  async eraseIfDue(reviewId: number, by = this.ports.clock.now()): Promise<void> {
    const { unitOfWork, reviews } = this.ports;
    const key = await unitOfWork.run(async () => {
      const review = await reviews.findForUpdate(reviewId);
      return review?.isFileDue(by) ? review.evidence!.key : null;
    });
    if (key === null) return;
    // The file first, so that a retry after a crash still has its key.
    await this.files.remove(key);
    await unitOfWork.run(async () => {
      const review = await reviews.findForUpdate(reviewId);
      if (!review) return;
      review.forgetFile();
      await reviews.save(review);
    });
  }

  /** Job: withdraws undecided reviews and erases files at the end of their retention. */
  async purge(): Promise<void> {
    const { reviews, clock } = this.ports;
    const by = new Date(clock.now().getTime() + HOUR_MS);
    const due = pagesOf<VerificationReview>((after, limit) => reviews.withFileDue(by, limit, after?.id));
    await eachDue(clock, due, async (review) => {
      await this.withdrawIfOpen(review);
      await this.eraseIfDue(review.id, by);
    });
  }

  /** A review that was decided or withdrawn since it was read stays as it is, and so does one that was handed in since. */
  private async withdrawIfOpen({ id, userId, kind, isOpen }: VerificationReview): Promise<void> {
    if (!isOpen || userId === null) return;
    try {
      await this.own.withdraw({ userId, kind, reviewId: id, cause: 'deadline' });
    } catch (error) {
      if (!(error instanceof ReviewNotFound)) throw error;
    }
  }

  /** Job: removes an uploaded file without a review, which an interrupted upload leaves behind. */
  async removeStray(key: string): Promise<void> {
    if (!(await this.ports.reviews.holdsFile(key))) await this.files.remove(key);
  }
}
