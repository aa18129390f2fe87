import type { ClaimObstacle } from '../../domain/shared/claim.js';
import { NoSuchReview } from '../../domain/trust-score/review-errors.js';
import type { TableMates } from '../moderation/ports.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { Clock } from '../shared/ports.js';
import type { Reviews } from './ports.js';
import type {
  ReviewDeskQueries,
  ReviewEntry,
  ReviewFilter,
  ReviewRecord,
  ReviewSort,
} from './review-views.js';

/** Reviews as moderators find them. */
export class ReadReviews {
  constructor(
    private readonly queries: ReviewDeskQueries,
    private readonly reviews: Reviews,
    private readonly tableMates: TableMates,
    private readonly clock: Clock,
  ) {}

  page(asked: PageAsked<ReviewSort, ReviewFilter>, moderatorId: number): Promise<PageFound<ReviewEntry>> {
    return this.queries.page(asked, { moderatorId, now: this.clock.now() });
  }

  /** With what keeps the moderator from claiming it, if anything. @throws NoSuchReview */
  async one(
    reviewId: number,
    moderatorId: number,
  ): Promise<{ record: ReviewRecord; obstacle: ClaimObstacle | null }> {
    const now = this.clock.now();
    const review = await this.reviews.find(reviewId);
    const record = await this.queries.find(reviewId, { moderatorId, now });
    if (!review || !record) throw new NoSuchReview();
    const { userId } = review;
    const isTableMate = userId !== null && (await this.tableMates.areTableMates(moderatorId, userId, now));
    return { record, obstacle: review.obstacleFor({ id: moderatorId, isTableMate }, now) };
  }
}
