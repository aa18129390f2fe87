import type { LockedCase } from './review-cases.js';
import { reviewerOf } from './reviewer.js';
import type { TableMates } from './table-mates.js';
import type { CaseCommand, UpdateCase } from './update-case.js';

/** Claims a review case for one moderator; claiming again extends the claim. */
export class ClaimCase {
  constructor(
    private readonly updateCase: UpdateCase<LockedCase>,
    private readonly tableMates: TableMates,
  ) {}

  /** @throws the not-found error of the kind, ReviewIsOver, ReviewClaimed, ConflictOfInterest */
  async execute(command: CaseCommand): Promise<void> {
    await this.updateCase.execute(command, 'claimed', async ({ reviewCase }, now) => {
      const reviewer = await reviewerOf(command.moderatorId, reviewCase, this.tableMates, now);
      reviewCase.claim(reviewer, now);
    });
  }
}
