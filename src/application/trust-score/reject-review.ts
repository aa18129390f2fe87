import type { ReviewReason } from '../../domain/trust-score/verification-review.js';
import type { ReviewDesk } from '../review-cases/review-desk.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { ReviewMails } from './review-mails.js';
import type { LockedReview } from './verification-cases.js';

export interface RejectReviewCommand {
  readonly reviewId: number;
  readonly moderatorId: number;
  readonly reason: ReviewReason;
  /** Note for the user. */
  readonly note: string | null;
}

/** Rejects a verification review with a reason, and mails the user how to submit again. */
export class RejectReview {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly desk: Pick<ReviewDesk<LockedReview, unknown>, 'update'>,
    private readonly mails: ReviewMails,
  ) {}

  /** @throws NoSuchReview, ReviewIsOver, ReviewNotClaimed, ReviewNoteTooLong */
  async execute({ reviewId, moderatorId, reason, note }: RejectReviewCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const command = { caseId: reviewId, moderatorId };
      const { reviewCase, user } = await this.desk.update(command, 'rejected', (locked, now) =>
        locked.reviewCase.reject(moderatorId, now, { reason, note }),
      );
      const { kind, note: trimmed } = reviewCase;
      await this.mails.rejected(user, { kind, reason, note: trimmed });
    });
  }
}
