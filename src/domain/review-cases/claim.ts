import { MINUTE_MS } from '../shared/durations.js';
import { ConflictOfInterest, ReviewClaimed, ReviewIsOver, ReviewNotClaimed } from './claim-errors.js';

const CLAIM_MINUTES = 15;

/**
 * A moderator; `isTableMate` is whether they shared a table with an involved user within the time of the
 * conflict-of-interest rule.
 */
export interface Reviewer {
  readonly id: number;
  readonly isTableMate: boolean;
}

/** Why a moderator cannot claim a review case. */
export type ClaimObstacle = 'over' | 'yourself' | 'table_mate' | 'claimed';

/** State of a review case that claims depend on. */
export interface CaseState {
  readonly isOpen: boolean;
  /** Ids of the involved users; null for a deleted account. */
  readonly involvedUserIds: readonly (number | null)[];
  /** The last claim that was not released, expired or not. */
  readonly claim: Claim | null;
}

/** The last claim of a stored case; both null without one. */
export interface ClaimState {
  readonly claimedBy: number | null;
  readonly claimedUntil: Date | null;
}

/** A moderator's exclusive lease on a review case, with a fixed expiry of 15 minutes. */
export class Claim {
  private constructor(
    readonly by: number,
    readonly until: Date,
  ) {}

  /** Claims a case, or extends the reviewer's own claim. @throws ReviewIsOver, ConflictOfInterest, ReviewClaimed */
  static on(state: CaseState, reviewer: Reviewer, now: Date): Claim {
    const obstacle = claimObstacle(state, reviewer, now);
    if (obstacle === 'over') throw new ReviewIsOver();
    if (obstacle === 'claimed') throw new ReviewClaimed();
    if (obstacle !== null) throw new ConflictOfInterest();
    return new Claim(reviewer.id, new Date(now.getTime() + CLAIM_MINUTES * MINUTE_MS));
  }

  /** The claim of a stored case. @returns null without one */
  static restore({ claimedBy, claimedUntil }: ClaimState): Claim | null {
    return claimedBy === null || claimedUntil === null ? null : new Claim(claimedBy, claimedUntil);
  }

  holdsAt(now: Date): boolean {
    return now < this.until;
  }
}

/** Obstacle to a claim at `now`. @returns null when the reviewer may claim */
export function claimObstacle(
  state: CaseState,
  { id, isTableMate }: Reviewer,
  now: Date,
): ClaimObstacle | null {
  if (!state.isOpen) return 'over';
  if (state.involvedUserIds.includes(id)) return 'yourself';
  if (isTableMate) return 'table_mate';
  const holder = holderOf(state, now);
  return holder !== null && holder !== id ? 'claimed' : null;
}

/** Id of the moderator with a valid claim. @returns null when the case is decided or not claimed */
export const holderOf = ({ isOpen, claim }: CaseState, now: Date): number | null =>
  isOpen && claim?.holdsAt(now) ? claim.by : null;

/** Validates that the reviewer has a valid claim. @throws ReviewIsOver, ReviewNotClaimed */
export function ensureHeldBy(state: CaseState, reviewerId: number, now: Date): void {
  if (!state.isOpen) throw new ReviewIsOver();
  if (holderOf(state, now) !== reviewerId) throw new ReviewNotClaimed();
}
