import type { TableMates } from '../moderation/ports.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { ReviewFolders } from './review-folders.js';

/** Sets a review aside for one moderator, who may then see the file and decide; claiming again prolongs. */
export class ClaimReview {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly folders: ReviewFolders,
    private readonly tableMates: TableMates,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchReview, ReviewIsOver, ConflictOfInterest, ReviewClaimed */
  async execute({ reviewId, moderatorId }: { reviewId: number; moderatorId: number }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const folder = await this.folders.take(reviewId);
      const now = this.clock.now();
      const isTableMate = await this.tableMates.areTableMates(moderatorId, folder.person.id, now);
      folder.review.claim({ id: moderatorId, isTableMate }, now);
      await this.folders.putBack(folder, { moderatorId, verb: 'claimed' });
    });
  }
}
