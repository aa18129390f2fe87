import { NoSuchReview } from '../../domain/trust-score/review-errors.js';
import type { Evidence, VerificationReview } from '../../domain/trust-score/verification-review.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import { UnreadableObject } from '../shared/unreadable-object.js';
import { EvidenceLost } from './evidence-errors.js';
import type { EvidenceFiles } from './evidence-files.js';
import type { EvidenceFile, FileAlarm, FileProblem, Reviews } from './ports.js';

export interface ViewEvidenceCommand {
  readonly reviewId: number;
  readonly moderatorId: number;
  /** 1-based. */
  readonly page: number;
}

/** Shows a page of the evidence to the moderator with a valid claim, and writes an audit entry for every view. */
export class ViewEvidence {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reviews: Reviews,
    private readonly files: EvidenceFiles,
    private readonly auditLog: AuditLog,
    private readonly alarm: FileAlarm,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NoSuchReview without a valid claim, after the decision, and for a page that does not exist;
   * EvidenceLost if the stored page is missing or damaged
   */
  async execute({ reviewId, moderatorId, page }: ViewEvidenceCommand): Promise<EvidenceFile> {
    const evidence = this.evidenceFor(moderatorId, await this.reviews.find(reviewId));
    if (page > evidence.pageCount) throw new NoSuchReview();
    const found = await this.read(evidence, page);
    await this.unitOfWork.run(async () => {
      // The row lock keeps a decision from falling between this check of the claim and the audit line.
      const review = await this.reviews.findForUpdate(reviewId);
      this.evidenceFor(moderatorId, review);
      if (typeof found === 'string') return;
      if (page === 1) {
        review!.markSeen(moderatorId, this.clock.now());
        await this.reviews.save(review!);
      }
      await this.auditLog.write({
        actorId: moderatorId,
        action: 'verification.file_viewed',
        target: { kind: 'verification', id: reviewId },
        details: { kind: review!.kind, userId: review!.userId, page },
      });
    });
    if (typeof found !== 'string') return found;
    this.alarm.raise(found, reviewId);
    throw new EvidenceLost();
  }

  /** @throws NoSuchReview */
  private evidenceFor(moderatorId: number, review: VerificationReview | null): Evidence {
    const isHolder = review?.holderAt(this.clock.now()) === moderatorId;
    if (!isHolder || !review.evidence) throw new NoSuchReview();
    return review.evidence;
  }

  private async read(evidence: Evidence, page: number): Promise<EvidenceFile | FileProblem> {
    // Only rendered pictures are stored; anything else is not shown to a reviewer.
    if (evidence.contentType !== 'image/webp') return 'outdated';
    try {
      return (await this.files.read(evidence, page)) ?? 'missing';
    } catch (error) {
      if (error instanceof UnreadableObject) return 'damaged';
      throw error;
    }
  }
}
