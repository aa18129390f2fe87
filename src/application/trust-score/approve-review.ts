import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import { queueMail } from '../notifications/send-mail.js';
import type { ReviewCases } from './review-cases.js';
import type { ReviewMails } from './review-mails.js';

export interface ApproveReviewCommand {
  readonly reviewId: number;
  readonly moderatorId: number;
  /** What the reviewer of an ID says; null where nothing is said. */
  readonly dateOfBirthAgrees: boolean | null;
}

/** Says yes: the step counts at once, the user is told, and the file is deleted right after. */
export class ApproveReview {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cases: ReviewCases,
    private readonly mails: ReviewMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchReview, ReviewIsOver, ReviewNotClaimed, FileNotSeen, DateOfBirthDiffers, ComparedPictureChanged */
  async execute({ reviewId, moderatorId, dateOfBirthAgrees }: ApproveReviewCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const reviewCase = await this.cases.lock(reviewId);
      const { review, user } = reviewCase;
      const { profileImageUrl: profilePicture } = user;
      review.approve(moderatorId, this.clock.now(), { dateOfBirthAgrees, profilePicture });
      const details = { dateOfBirthAgrees: review.dateOfBirthAgrees };
      await this.cases.save(reviewCase, { moderatorId, verb: 'approved', details });
      await queueMail(this.jobs, this.mails.approved(user, review.kind));
    });
  }
}
