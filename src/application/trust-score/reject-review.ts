import type { ReviewReason } from '../../domain/trust-score/verification-review.js';
import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import { queueMail } from '../notifications/send-mail.js';
import type { ReviewCases } from './review-cases.js';
import type { ReviewMails } from './review-mails.js';

export interface RejectReviewCommand {
  readonly reviewId: number;
  readonly moderatorId: number;
  readonly reason: ReviewReason;
  /** Words to the user. */
  readonly note: string | null;
}

/** Says no, with a reason; the user is told how to try again. */
export class RejectReview {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cases: ReviewCases,
    private readonly mails: ReviewMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchReview, ReviewIsOver, ReviewNotClaimed, ReviewNoteTooLong */
  async execute({ reviewId, moderatorId, reason, note }: RejectReviewCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const reviewCase = await this.cases.lock(reviewId);
      const { review, user } = reviewCase;
      review.reject(moderatorId, this.clock.now(), { reason, note });
      await this.cases.save(reviewCase, { moderatorId, verb: 'rejected', details: { reason } });
      await queueMail(this.jobs, this.mails.rejected(user, { kind: review.kind, reason, note: review.note }));
    });
  }
}
