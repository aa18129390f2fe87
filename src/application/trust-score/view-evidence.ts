import { NoSuchReview } from '../../domain/trust-score/review-errors.js';
import type { AuditLog } from '../moderation/ports.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { EvidenceFiles } from './evidence.js';
import type { EvidenceFile, Reviews } from './ports.js';

/** Shows what somebody handed in to the holder of the claim, and to nobody else. Every look leaves a line. */
export class ViewEvidence {
  constructor(
    private readonly work: UnitOfWork,
    private readonly reviews: Reviews,
    private readonly files: EvidenceFiles,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchReview for everyone but the holder, and once the review is decided */
  async execute({ reviewId, moderatorId }: { reviewId: number; moderatorId: number }): Promise<EvidenceFile> {
    const evidence = await this.work.run(async () => {
      // Nobody decides between the look at the claim and the line.
      const review = await this.reviews.findToChange(reviewId);
      if (!review?.evidence || review.holderAt(this.clock.now()) !== moderatorId) throw new NoSuchReview();
      await this.audit.write({
        actorId: moderatorId,
        action: 'verification.file_viewed',
        target: { kind: 'verification', id: reviewId },
        details: { kind: review.kind, userId: review.userId },
      });
      return review.evidence;
    });
    const file = await this.files.read(evidence);
    if (!file) throw new NoSuchReview();
    return file;
  }
}
