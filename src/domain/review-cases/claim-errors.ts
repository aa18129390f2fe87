import { conflict, denied } from '../shared/refusal.js';
import { decisionText, type StaffDecision } from '../shared/staff-decision.js';

/** The review case was already decided, or withdrawn. */
export class ReviewIsOver extends conflict('review_is_over') {
  /** @param decision null if it was withdrawn, or for a caller that does not know */
  constructor(readonly decision: StaffDecision | null = null) {
    super(`This review has already been decided${decision ? `: ${decisionText(decision)}` : '.'}`);
  }
}

/** Another moderator has a valid claim. */
export class ReviewClaimed extends conflict('review_claimed', 'Someone else is reviewing this.') {}

/** Access to private data and decisions require a valid claim. */
export class ReviewNotClaimed extends conflict('review_not_claimed', 'Please claim this review first.') {}

/** Conflict of interest: the moderator is involved, or shared a table with an involved user within eight weeks. */
export class ConflictOfInterest extends denied(
  'conflict_of_interest',
  'You know this person, so someone else has to review this.',
) {}
