import type { User } from '../../domain/account/user.js';
import { NoSuchReview } from '../../domain/trust-score/review-errors.js';
import type { VerificationReview } from '../../domain/trust-score/verification-review.js';
import type { Users } from '../account/ports.js';
import type { AuditEntry, AuditLog } from '../audit/audit-log.js';
import type { Clock, Realtime } from '../shared/ports.js';
import type { Reviews } from './ports.js';

/** A review and the user it is about. */
export interface ReviewWithUser {
  readonly review: VerificationReview;
  readonly user: User;
}

/** What a moderator did, for the audit log. */
export interface ReviewAction {
  readonly moderatorId: number;
  readonly verb: 'claimed' | 'released' | 'approved' | 'rejected';
  readonly details?: AuditEntry['details'];
}

/** Loads and saves a review with its user, for moderators; inside a unit of work. */
export class ReviewCases {
  constructor(
    private readonly users: Users,
    private readonly reviews: Reviews,
    private readonly auditLog: AuditLog,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** Keeps everyone else from changing either: first the user, then the review, as everywhere. @throws NoSuchReview */
  async lock(reviewId: number): Promise<ReviewWithUser> {
    const found = await this.reviews.find(reviewId);
    const user = found?.userId != null ? await this.users.findForUpdate(found.userId) : null;
    const review = user && (await this.reviews.findForUpdate(reviewId));
    if (!user || !review) throw new NoSuchReview();
    return { review, user };
  }

  /** Keeps both, and whatever shows the user's trust follows. */
  async save({ review, user }: ReviewWithUser, { moderatorId, verb, details }: ReviewAction): Promise<void> {
    const { id, kind } = review;
    await this.reviews.save(review);
    user.applyReviewOutcome(kind, review.status, this.clock.now());
    await this.users.save(user);
    await this.auditLog.write({
      actorId: moderatorId,
      action: `verification.${verb}`,
      target: { kind: 'verification', id },
      details: { kind, userId: user.id, ...details },
    });
    await this.realtime.signal({ type: 'matches_changed', userIds: [user.id] });
  }
}
