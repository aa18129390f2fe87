import type { ReviewReason } from '../../domain/trust-score/verification-review.js';
import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import { postMail } from '../notifications/send-mail.js';
import type { ReviewFolders } from './review-folders.js';
import type { ReviewMails } from './review-mails.js';

export interface RejectReviewCommand {
  readonly reviewId: number;
  readonly moderatorId: number;
  readonly reason: ReviewReason;
  /** Words to the person. */
  readonly note: string | null;
}

/** Says no, with a reason; the person is told how to try again. */
export class RejectReview {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly folders: ReviewFolders,
    private readonly mails: ReviewMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchReview, ReviewIsOver, ReviewNotClaimed, ReviewNoteTooLong */
  async execute({ reviewId, moderatorId, reason, note }: RejectReviewCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const folder = await this.folders.take(reviewId);
      const { review, person } = folder;
      review.reject(moderatorId, this.clock.now(), { reason, note });
      await this.folders.putBack(folder, { moderatorId, verb: 'rejected', details: { reason } });
      await postMail(
        this.jobs,
        this.mails.rejected(person, { kind: review.kind, reason, note: review.note }),
      );
    });
  }
}
