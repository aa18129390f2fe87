import { DomainError } from './domain-error.js';

/** A matter is decided once. */
export class ReviewIsOver extends DomainError {
  readonly code = 'review_is_over';
  constructor() {
    super('This review has been decided already.');
  }
}

/** Somebody else is looking at it. */
export class ReviewClaimed extends DomainError {
  readonly code = 'review_claimed';
  constructor() {
    super('Somebody else is reviewing this.');
  }
}

/** Only who holds the claim sees what is private about it and decides. */
export class ReviewNotClaimed extends DomainError {
  readonly code = 'review_not_claimed';
  constructor() {
    super('Please claim this review first.');
  }
}

/** Nobody reviews what concerns themselves or somebody they share a table with. */
export class ConflictOfInterest extends DomainError {
  readonly code = 'conflict_of_interest';
  constructor() {
    super('You know this person, so somebody else has to review this.');
  }
}
