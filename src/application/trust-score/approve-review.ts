import type { ReviewDesk } from '../review-cases/review-desk.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { ReviewMails } from './review-mails.js';
import type { LockedReview } from './verification-cases.js';

export interface ApproveReviewCommand {
  readonly reviewId: number;
  readonly moderatorId: number;
  /** For an ID: false if the dates differ; null if not stated. */
  readonly dateOfBirthAgrees: boolean | null;
}

/** Approves a verification review: adds the points, mails the user, and has the file deleted by a job. */
export class ApproveReview {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly desk: Pick<ReviewDesk<LockedReview, unknown>, 'update'>,
    private readonly mails: ReviewMails,
  ) {}

  /** @throws NoSuchReview, ReviewIsOver, ReviewNotClaimed, FileNotSeen, DateOfBirthDiffers, ComparedPictureChanged */
  async execute({ reviewId, moderatorId, dateOfBirthAgrees }: ApproveReviewCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const command = { caseId: reviewId, moderatorId };
      const { reviewCase, user } = await this.desk.update(command, 'approved', (locked, now) =>
        locked.reviewCase.approve(moderatorId, now, {
          dateOfBirthAgrees,
          profilePicture: locked.user.profileImageUrl,
        }),
      );
      await this.mails.approved(user, reviewCase.kind);
    });
  }
}
