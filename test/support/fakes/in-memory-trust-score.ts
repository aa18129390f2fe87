import type { Events } from '../../../src/application/shared/ports.js';
import type {
  EvidencePages,
  EvidenceReader,
  PhoneVerifications,
  ReviewRow,
  Reviews,
  VerificationQueries,
} from '../../../src/application/trust-score/ports.js';
import type { PhoneVerification } from '../../../src/domain/trust-score/phone-verification.js';
import { ReviewAlreadyOpen } from '../../../src/domain/trust-score/review-errors.js';
import type { ReviewKind } from '../../../src/domain/trust-score/review-kind.js';
import type { VerificationReview } from '../../../src/domain/trust-score/verification-review.js';
import { InMemoryRows } from './in-memory-rows.js';

export class InMemoryReviews implements Reviews, VerificationQueries {
  readonly rows = new InMemoryRows<VerificationReview>();

  constructor(private readonly events: Events) {}

  async add(review: VerificationReview): Promise<void> {
    const others = this.rows.filter(({ isOpen, kind }) => isOpen && kind === review.kind);
    if (others.some(({ userId }) => userId === review.userId)) throw new ReviewAlreadyOpen(review.kind);
    await this.save(review);
  }

  async save(review: VerificationReview): Promise<void> {
    const events = review.pullEvents();
    this.rows.save(review);
    await this.events.publish(events);
  }

  async find(id: number): Promise<VerificationReview | null> {
    return this.rows.find((review) => review.id === id);
  }

  findForUpdate = (id: number): Promise<VerificationReview | null> => this.find(id);

  async findOpenForUpdate(userId: number, kind: ReviewKind): Promise<VerificationReview | null> {
    return this.rows.find((review) => review.userId === userId && review.kind === kind && review.isOpen);
  }

  async withFileDue(by: Date, limit: number, after = 0): Promise<VerificationReview[]> {
    return this.rows
      .filter((review) => review.id > after && review.isFileDue(by))
      .sort((a, b) => a.id - b.id)
      .slice(0, limit);
  }

  async withFile(afterId: number, limit: number): Promise<VerificationReview[]> {
    return this.rows
      .filter(({ id, evidence }) => evidence !== null && id > afterId)
      .sort((a, b) => a.id - b.id)
      .slice(0, limit);
  }

  async withFileOf(userId: number, limit: number): Promise<VerificationReview[]> {
    return this.rows
      .filter((review) => review.evidence !== null && review.userId === userId)
      .sort((a, b) => b.id - a.id)
      .slice(0, limit);
  }

  async holdsFile(key: string): Promise<boolean> {
    return this.rows.all().some(({ evidence }) => evidence?.key === key);
  }

  async latestReviewsOf(userId: number): Promise<ReviewRow[]> {
    const own = this.rows.filter((review) => review.userId === userId);
    return [...new Map(own.map((review) => [review.kind, review])).values()];
  }

  async countFilesKeptPast(instant: Date): Promise<number> {
    return this.rows.filter(({ evidence, fileDueAt }) => evidence && fileDueAt < instant).length;
  }
}

export class InMemoryPhoneVerifications implements PhoneVerifications {
  readonly rows = new InMemoryRows<PhoneVerification>();

  async findForUpdate(userId: number): Promise<PhoneVerification | null> {
    return this.rows.find((verification) => verification.userId === userId);
  }

  async replace(verification: PhoneVerification): Promise<void> {
    this.rows.remove(({ userId }) => userId === verification.userId);
    this.rows.save(verification);
  }

  async save(verification: PhoneVerification): Promise<void> {
    this.rows.save(verification);
  }

  async remove(verification: PhoneVerification): Promise<void> {
    this.rows.remove(({ id }) => id === verification.id);
  }

  async removeExpiredBefore(instant: Date, limit: number): Promise<number> {
    return this.rows.remove(({ codeExpiresAt }) => codeExpiresAt < instant, limit);
  }
}

/** Accepts any file as a picture and returns it unchanged. */
export const anyFile: EvidenceReader = {
  read: async (_kind: ReviewKind, bytes: Uint8Array): Promise<EvidencePages> => ({
    pages: [bytes],
    contentType: 'image/webp',
  }),
};
