import type { User } from '../../domain/account/user.js';
import { NoSuchReview } from '../../domain/trust-score/review-errors.js';
import type { VerificationReview } from '../../domain/trust-score/verification-review.js';
import type { Users } from '../account/ports.js';
import type { AuditEntry, AuditLog } from '../audit/audit-log.js';
import type { Clock, Realtime } from '../shared/ports.js';
import type { Reviews } from './ports.js';

/** A review and the person it is about. */
export interface ReviewFolder {
  readonly review: VerificationReview;
  readonly person: User;
}

/** What a moderator did with a folder. */
export interface Handling {
  readonly moderatorId: number;
  readonly verb: 'claimed' | 'released' | 'approved' | 'rejected';
  readonly details?: AuditEntry['details'];
}

/** Reviews with their people, as moderators take them up and put them back; inside a unit of work. */
export class ReviewFolders {
  constructor(
    private readonly users: Users,
    private readonly reviews: Reviews,
    private readonly auditLog: AuditLog,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** Keeps everyone else from changing either: first the person, then the review, as everywhere. @throws NoSuchReview */
  async take(reviewId: number): Promise<ReviewFolder> {
    const found = await this.reviews.find(reviewId);
    const person = found?.userId != null ? await this.users.findForUpdate(found.userId) : null;
    const review = person && (await this.reviews.findForUpdate(reviewId));
    if (!person || !review) throw new NoSuchReview();
    return { review, person };
  }

  /** Keeps both, and whatever shows the person's trust follows. */
  async putBack({ review, person }: ReviewFolder, { moderatorId, verb, details }: Handling): Promise<void> {
    const { id, kind } = review;
    await this.reviews.save(review);
    person.followReview(kind, review.status, this.clock.now());
    await this.users.save(person);
    await this.auditLog.write({
      actorId: moderatorId,
      action: `verification.${verb}`,
      target: { kind: 'verification', id },
      details: { kind, userId: person.id, ...details },
    });
    await this.realtime.signal({ type: 'matches_changed', userIds: [person.id] });
  }
}
