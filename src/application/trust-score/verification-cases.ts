import type { User } from '../../domain/account/user.js';
import { NoSuchReview } from '../../domain/trust-score/review-errors.js';
import type { VerificationReview } from '../../domain/trust-score/verification-review.js';
import type { AuditEntry } from '../audit/audit-log.js';
import type { LockedCase, ReviewCases } from '../review-cases/review-cases.js';
import type { TrustScorePorts } from './ports.js';

/** A verification review and the user it is about. */
export interface LockedReview extends LockedCase {
  readonly reviewCase: VerificationReview;
  readonly user: User;
}

/** Verification reviews as review cases. Their outcome changes the trust score of the user. */
export class VerificationCases implements ReviewCases<LockedReview> {
  readonly kind = 'verification';

  constructor(private readonly ports: Pick<TrustScorePorts, 'users' | 'reviews' | 'realtime' | 'clock'>) {}

  /** Locks the user row first, then the review, so that locks cannot deadlock. @throws NoSuchReview */
  async findForUpdate(id: number): Promise<LockedReview> {
    const found = await this.ports.reviews.find(id);
    const user = found?.userId != null ? await this.ports.users.findForUpdate(found.userId) : null;
    const reviewCase = user && (await this.ports.reviews.findForUpdate(id));
    if (!user || !reviewCase) throw new NoSuchReview();
    return { reviewCase, user };
  }

  /** Saves the review and the user, and signals the members of the user's matches, who see the trust score. */
  async save({ reviewCase, user }: LockedReview): Promise<void> {
    await this.ports.reviews.save(reviewCase);
    user.applyReviewOutcome(reviewCase.kind, reviewCase.status, this.ports.clock.now());
    await this.ports.users.save(user);
    await this.ports.realtime.signal({ type: 'matches_changed', userIds: [user.id] });
  }

  auditDetails({ reviewCase, user }: LockedReview): AuditEntry['details'] {
    const { kind, status, dateOfBirthAgrees, reason } = reviewCase;
    return {
      kind,
      userId: user.id,
      ...(status === 'approved' && { dateOfBirthAgrees }),
      ...(status === 'rejected' && { reason }),
    };
  }
}
