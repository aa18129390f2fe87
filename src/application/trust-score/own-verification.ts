import type { User } from '../../domain/account/user.js';
import {
  AlreadyVerified,
  ProfilePictureMissing,
  ReviewAlreadyOpen,
  ReviewNotFound,
} from '../../domain/trust-score/review-errors.js';
import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import { VerificationReview, type WithdrawalCause } from '../../domain/trust-score/verification-review.js';
import { AccountGone } from '../shared/account-gone.js';
import { OneUploadAtATime } from '../shared/one-upload-at-a-time.js';
import { EvidenceFiles } from './evidence-files.js';
import { UPLOAD_LIMIT } from './limits.js';
import type { ReviewRow, TrustScorePorts } from './ports.js';

/** The trust score of a user with its open and closed reviews. */
export interface Verification {
  readonly user: User;
  /** The newest review of each kind. */
  readonly reviews: readonly ReviewRow[];
}

interface Upload {
  readonly userId: number;
  readonly kind: ReviewKind;
  /** Reads the upload. Called at most once, after the user's eligibility was checked. */
  readonly readFile: () => Promise<Uint8Array>;
}

interface Withdrawal {
  readonly userId: number;
  readonly kind: ReviewKind;
  /** Only this one, and not one that was handed in after it. */
  readonly reviewId?: number;
  readonly cause: Extract<WithdrawalCause, 'user' | 'deadline'>;
}

/** What members do to be verified: they hand in an ID, or a photo to compare with their profile picture, or take it back. */
export class OwnVerification {
  private readonly uploads = new OneUploadAtATime();
  private readonly files: EvidenceFiles;

  constructor(private readonly ports: TrustScorePorts) {
    this.files = new EvidenceFiles(ports);
  }

  /** @throws AccountGone */
  async read(userId: number): Promise<Verification> {
    const user = await this.ports.users.find(userId);
    if (!user) throw new AccountGone();
    return { user, reviews: await this.ports.verificationQueries.latestReviewsOf(userId) };
  }

  /**
   * @throws AlreadyVerified, ProfilePictureMissing, ReviewAlreadyOpen, FileTypeNotTaken, FileNotReadable, FileNotPlain,
   * PdfLocked, PdfTooLong, AccountGone, UploadUnderWay, TooManyAttempts,
   * ServiceUnavailable, and errors of `readFile`; nothing is stored then
   */
  handIn(upload: Upload): Promise<void> {
    return this.uploads.run(upload.kind, upload.userId, () => this.store(upload));
  }

  private async store({ userId, kind, readFile }: Upload): Promise<void> {
    const { unitOfWork, users, reviews, limiter, clock, homeZone: timeZone } = this.ports;
    await limiter.consume(UPLOAD_LIMIT, String(userId));
    await unitOfWork.run(() => this.lockEligibleUser(userId, kind));
    const evidence = await this.files.add(kind, await readFile());
    try {
      await unitOfWork.run(async () => {
        const now = clock.now();
        const user = await this.lockEligibleUser(userId, kind);
        const comparedWith = kind === 'picture' ? user.profileImageUrl : null;
        const review = VerificationReview.submit({ userId, kind, evidence, comparedWith, timeZone }, now);
        await reviews.add(review);
        user.applyReviewOutcome(kind, review.status, now);
        await users.save(user);
      });
    } catch (error) {
      await this.files.remove(evidence.key);
      throw error;
    }
  }

  private async lockEligibleUser(userId: number, kind: ReviewKind): Promise<User> {
    const user = await this.ports.users.findForUpdate(userId);
    if (!user) throw new AccountGone();
    const { idDocument, profilePicture } = user.trustSteps;
    if (kind === 'id' ? idDocument : profilePicture) throw new AlreadyVerified(kind);
    if (kind === 'picture' && !user.hasPhoto) throw new ProfilePictureMissing();
    if (await this.ports.reviews.findOpenForUpdate(userId, kind)) throw new ReviewAlreadyOpen(kind);
    return user;
  }

  /** Withdraws the user's open review; an event handler erases its file. @throws ReviewNotFound, AccountGone */
  async withdraw({ userId, kind, reviewId, cause }: Withdrawal): Promise<void> {
    const { unitOfWork, users, reviews, clock } = this.ports;
    await unitOfWork.run(async () => {
      const now = clock.now();
      const user = await users.findForUpdate(userId);
      if (!user) throw new AccountGone();
      const review = await reviews.findOpenForUpdate(userId, kind);
      if (!review || (reviewId !== undefined && review.id !== reviewId)) throw new ReviewNotFound();
      review.withdraw(cause, now);
      await reviews.save(review);
      user.applyReviewOutcome(kind, review.status, now);
      await users.save(user);
    });
  }
}
