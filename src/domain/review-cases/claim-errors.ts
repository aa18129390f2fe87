import { DomainError } from '../shared/domain-error.js';
import { decisionText, type StaffDecision } from '../shared/staff-decision.js';

/** The review case was already decided, or withdrawn. */
export class ReviewIsOver extends DomainError {
  readonly code = 'review_is_over';
  /** @param decision null if it was withdrawn, or for a caller that does not know */
  constructor(readonly decision: StaffDecision | null = null) {
    super(`This review has already been decided${decision ? `: ${decisionText(decision)}` : '.'}`);
  }
}

/** Another moderator has a valid claim. */
export class ReviewClaimed extends DomainError {
  readonly code = 'review_claimed';
  constructor() {
    super('Someone else is reviewing this.');
  }
}

/** Access to private data and decisions require a valid claim. */
export class ReviewNotClaimed extends DomainError {
  readonly code = 'review_not_claimed';
  constructor() {
    super('Please claim this review first.');
  }
}

/** Conflict of interest: the moderator is involved, or shared a table with an involved user within eight weeks. */
export class ConflictOfInterest extends DomainError {
  readonly code = 'conflict_of_interest';
  constructor() {
    super('You know this person, so someone else has to review this.');
  }
}
