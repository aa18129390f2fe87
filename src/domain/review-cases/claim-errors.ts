import { DomainError } from '../shared/domain-error.js';

/** The review case was already decided. */
export class ReviewIsOver extends DomainError {
  readonly code = 'review_is_over';
  constructor() {
    super('This review has already been decided.');
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
