import type { ClaimObstacle, Reviewer } from './claim.js';

/** Anything that requires a moderator's decision. Reports and verification reviews implement it. */
export interface ReviewCase {
  readonly id: number;
  /** Ids of the users involved; null for a deleted account. Neither they nor their table-mates may decide. */
  readonly involvedUserIds: readonly (number | null)[];
  /** Obstacle to a claim at `now`. @returns null when the reviewer may claim */
  obstacleFor(reviewer: Reviewer, now: Date): ClaimObstacle | null;
  /**
   * Claims the case for one moderator, or extends their claim.
   * @throws ReviewIsOver, ConflictOfInterest, ReviewClaimed
   */
  claim(reviewer: Reviewer, now: Date): void;
  /** Releases the claim before it expires. @throws ReviewIsOver, ReviewNotClaimed */
  release(reviewerId: number, now: Date): void;
}
