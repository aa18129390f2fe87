import { ConflictOfInterest, ReviewClaimed, ReviewIsOver, ReviewNotClaimed } from './claim-errors.js';

export const CLAIM_MINUTES = 15;

/** A moderator, and whether they share a table with somebody whom the matter concerns. */
export interface Reviewer {
  readonly id: number;
  readonly isTableMate: boolean;
}

/** What stands between a matter and a moderator who would like to look at it. */
export type ClaimObstacle = 'over' | 'yourself' | 'table_mate' | 'claimed';

/** Something that waits for a moderator's decision. */
export interface ReviewCase {
  readonly isOpen: boolean;
  /** Ids of the people it is about or comes from; null for an account that is gone. */
  readonly involvedUserIds: readonly (number | null)[];
  /** The last one that was taken and not let go, whether or not it still holds. */
  readonly claim: Claim | null;
}

/** One moderator looks at a matter for a while, and nobody else decides on it meanwhile. */
export class Claim {
  private constructor(
    readonly by: number,
    readonly until: Date,
  ) {}

  /** For the reviewer alone; taking it again prolongs. @throws ReviewIsOver, ConflictOfInterest, ReviewClaimed */
  static on(matter: ReviewCase, reviewer: Reviewer, now: Date): Claim {
    const hindrance = claimObstacle(matter, reviewer, now);
    if (hindrance === 'over') throw new ReviewIsOver();
    if (hindrance === 'claimed') throw new ReviewClaimed();
    if (hindrance !== null) throw new ConflictOfInterest();
    return new Claim(reviewer.id, new Date(now.getTime() + CLAIM_MINUTES * 60_000));
  }

  holdsAt(now: Date): boolean {
    return now < this.until;
  }
}

/** Why the reviewer may not claim it now; null when they may. */
export function claimObstacle(
  matter: ReviewCase,
  { id, isTableMate }: Reviewer,
  now: Date,
): ClaimObstacle | null {
  if (!matter.isOpen) return 'over';
  if (matter.involvedUserIds.includes(id)) return 'yourself';
  if (isTableMate) return 'table_mate';
  const holder = holderOf(matter, now);
  return holder !== null && holder !== id ? 'claimed' : null;
}

/** Who looks at it now, or null. */
export const holderOf = ({ isOpen, claim }: ReviewCase, now: Date): number | null =>
  isOpen && claim?.holdsAt(now) ? claim.by : null;

/** @throws ReviewIsOver, ReviewNotClaimed */
export function ensureHeldBy(matter: ReviewCase, reviewerId: number, now: Date): void {
  if (!matter.isOpen) throw new ReviewIsOver();
  if (holderOf(matter, now) !== reviewerId) throw new ReviewNotClaimed();
}
