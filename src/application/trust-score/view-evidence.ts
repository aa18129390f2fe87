import { NoSuchReview } from '../../domain/trust-score/review-errors.js';
import type { AuditLog } from '../moderation/ports.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { EvidenceFiles } from './evidence.js';
import type { EvidenceFile, Reviews } from './ports.js';

export interface ViewEvidenceCommand {
  readonly reviewId: number;
  readonly moderatorId: number;
  /** The first is 1. */
  readonly page: number;
}

/** Shows what somebody handed in to the holder of the claim, and to nobody else. Every look leaves a line. */
export class ViewEvidence {
  constructor(
    private readonly work: UnitOfWork,
    private readonly reviews: Reviews,
    private readonly files: EvidenceFiles,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchReview for everyone but the holder, once the review is decided, and for a page that there is not */
  async execute({ reviewId, moderatorId, page }: ViewEvidenceCommand): Promise<EvidenceFile> {
    const evidence = await this.work.run(async () => {
      // Nobody decides between the look at the claim and the line.
      const review = await this.reviews.findToChange(reviewId);
      if (!review?.evidence || review.holderAt(this.clock.now()) !== moderatorId) throw new NoSuchReview();
      // A PDF that an earlier version kept as it was is shown to nobody.
      if (review.evidence.contentType !== 'image/webp') throw new NoSuchReview();
      await this.audit.write({
        actorId: moderatorId,
        action: 'verification.file_viewed',
        target: { kind: 'verification', id: reviewId },
        details: { kind: review.kind, userId: review.userId, page },
      });
      return review.evidence;
    });
    const file = await this.files.read(evidence, page);
    if (!file) throw new NoSuchReview();
    return file;
  }
}
