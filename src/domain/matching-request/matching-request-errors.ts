import { DomainError } from '../shared/domain-error.js';

/** What a conflict says about the request that stands in the way. */
export interface ExistingRequest {
  readonly id: number;
  readonly meetupType: string;
}

/** One may look for one table at a time. */
export class AlreadyHasActiveRequest extends DomainError {
  readonly code = 'active_request';

  /** `existing` is null when another call won the race and its request has not been read. */
  constructor(readonly existing: ExistingRequest | null) {
    super('You already have an active request');
  }
}

/** Whoever sits at a table leaves it before asking for another. */
export class AlreadyInActiveMatch extends DomainError {
  readonly code = 'active_match';

  constructor() {
    super('You are already in an active match');
  }
}

/** The request does not exist, or belongs to somebody else. */
export class RequestNotFound extends DomainError {
  readonly code = 'request_not_found';

  constructor() {
    super('We could not find that request.');
  }
}

/** A request that came to its end cannot be cancelled. */
export class RequestIsOver extends DomainError {
  readonly code = 'request_is_over';

  constructor() {
    super('This request is already over.');
  }
}
