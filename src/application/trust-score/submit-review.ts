import type { User } from '../../domain/account/user.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import {
  AlreadyVerified,
  ProfilePictureMissing,
  ReviewAlreadyOpen,
} from '../../domain/trust-score/review-errors.js';
import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import { VerificationReview } from '../../domain/trust-score/verification-review.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Users } from '../account/ports.js';
import { OneUploadAtATime } from '../shared/one-upload-at-a-time.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import type { EvidenceFiles } from './evidence-files.js';
import { UPLOAD_LIMIT } from './limits.js';
import type { Reviews } from './ports.js';

export interface SubmitReviewCommand {
  readonly userId: number;
  readonly kind: ReviewKind;
  /** Reads the upload. Called at most once, after the user's eligibility was checked. */
  readonly readFile: () => Promise<Uint8Array>;
}

/** Submits an ID, or a photo to compare with the profile picture, for a verification review. */
export class SubmitReview {
  private readonly uploads = new OneUploadAtATime();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly reviews: Reviews,
    private readonly files: EvidenceFiles,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly timeZone: TimeZone,
  ) {}

  /**
   * @throws AlreadyVerified, ProfilePictureMissing, ReviewAlreadyOpen, FileTypeNotTaken, FileNotReadable, FileNotPlain,
   * PdfLocked, PdfTooLong, AccountGone, UploadUnderWay, TooManyAttempts,
   * ServiceUnavailable, and errors of `readFile`; nothing is stored then
   */
  execute(command: SubmitReviewCommand): Promise<void> {
    return this.uploads.run(command.kind, command.userId, () => this.submit(command));
  }

  private async submit({ userId, kind, readFile }: SubmitReviewCommand): Promise<void> {
    await this.limiter.consume(UPLOAD_LIMIT, String(userId));
    await this.unitOfWork.run(() => this.lockEligibleUser(userId, kind));
    const evidence = await this.files.add(kind, await readFile());
    try {
      await this.unitOfWork.run(async () => {
        const now = this.clock.now();
        const user = await this.lockEligibleUser(userId, kind);
        const comparedWith = kind === 'picture' ? user.profileImageUrl : null;
        const { timeZone } = this;
        const review = VerificationReview.submit({ userId, kind, evidence, comparedWith, timeZone }, now);
        await this.reviews.add(review);
        user.applyReviewOutcome(kind, review.status, now);
        await this.users.save(user);
      });
    } catch (error) {
      await this.files.remove(evidence.key);
      throw error;
    }
  }

  private async lockEligibleUser(userId: number, kind: ReviewKind): Promise<User> {
    const user = await this.users.findForUpdate(userId);
    if (!user) throw new AccountGone();
    const { idDocument, profilePicture } = user.trustSteps;
    if (kind === 'id' ? idDocument : profilePicture) throw new AlreadyVerified(kind);
    if (kind === 'picture' && !user.hasPhoto) throw new ProfilePictureMissing();
    if (await this.reviews.findOpenForUpdate(userId, kind)) throw new ReviewAlreadyOpen(kind);
    return user;
  }
}
