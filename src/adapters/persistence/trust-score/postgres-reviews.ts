import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Events } from '../../../application/shared/ports.js';
import type { Reviews } from '../../../application/trust-score/ports.js';
import { UNDECIDED_STATUSES } from '../../../domain/review-cases/undecided.js';
import { ReviewAlreadyOpen } from '../../../domain/trust-score/review-errors.js';
import type { ReviewEvent } from '../../../domain/trust-score/review-events.js';
import type { ReviewKind } from '../../../domain/trust-score/review-kind.js';
import { VerificationReview } from '../../../domain/trust-score/verification-review.js';
import { Records } from '../records.js';
import { violates } from '../violates.js';
import { ONE_OPEN_REVIEW, VerificationReviewRecord } from './trust-score.mapping.js';

const TO_CHANGE = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

export class PostgresReviews implements Reviews {
  private readonly records;

  constructor(
    private readonly em: EntityManager,
    private readonly events: Events<ReviewEvent>,
  ) {
    this.records = new Records(em, VerificationReviewRecord, VerificationReview);
  }

  async add(review: VerificationReview): Promise<void> {
    try {
      await this.records.save(review);
    } catch (error) {
      if (violates(error, ONE_OPEN_REVIEW)) throw new ReviewAlreadyOpen(review.kind);
      throw error;
    }
    await this.events.publish(review.pullEvents());
  }

  async save(review: VerificationReview): Promise<void> {
    await this.records.save(review);
    await this.events.publish(review.pullEvents());
  }

  find(id: number): Promise<VerificationReview | null> {
    return this.records.one(this.em.findOne(VerificationReviewRecord, { id }, { disableIdentityMap: true }));
  }

  findForUpdate(id: number): Promise<VerificationReview | null> {
    return this.records.one(this.em.findOne(VerificationReviewRecord, { id }, TO_CHANGE));
  }

  findOpenForUpdate(userId: number, kind: ReviewKind): Promise<VerificationReview | null> {
    return this.records.one(
      this.em.findOne(
        VerificationReviewRecord,
        { userId, kind, status: { $in: UNDECIDED_STATUSES } },
        TO_CHANGE,
      ),
    );
  }

  withFileDue(by: Date, limit: number, after = 0): Promise<VerificationReview[]> {
    return this.records.all(
      this.em.find(
        VerificationReviewRecord,
        {
          fileKey: { $ne: null },
          id: { $gt: after },
          $or: [{ fileDueAt: { $lte: by } }, { userId: null }],
        },
        { disableIdentityMap: true, orderBy: { id: 'asc' }, limit },
      ),
    );
  }

  withFile(afterId: number, limit: number): Promise<VerificationReview[]> {
    return this.records.all(
      this.em.find(
        VerificationReviewRecord,
        { fileKey: { $ne: null }, id: { $gt: afterId } },
        {
          disableIdentityMap: true,
          orderBy: { id: 'asc' },
          limit,
        },
      ),
    );
  }

  withFileOf(userId: number, limit: number): Promise<VerificationReview[]> {
    return this.records.all(
      this.em.find(
        VerificationReviewRecord,
        { fileKey: { $ne: null }, userId },
        {
          disableIdentityMap: true,
          orderBy: { id: 'desc' },
          limit,
        },
      ),
    );
  }

  async holdsFile(key: string): Promise<boolean> {
    const rows = await this.em.execute<object[]>(`select 1 from verification_reviews where file_key = ?`, [
      key,
    ]);
    return rows.length > 0;
  }
}
