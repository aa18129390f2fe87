import { DomainError } from '../shared/domain-error.js';

/** The existing open request, for the body of the conflict response. */
export interface ExistingRequest {
  readonly id: number;
  readonly meetupType: string;
}

/** A user can have at most one open request. */
export class AlreadyHasActiveRequest extends DomainError {
  readonly code = 'active_request';

  /** @param existing null when a concurrent request violated the unique constraint and the row was not read */
  constructor(readonly existing: ExistingRequest | null) {
    super('You already have an active request');
  }
}

/** A seated user must leave the match before opening another request. */
export class AlreadyInActiveMatch extends DomainError {
  readonly code = 'active_match';

  constructor() {
    super('You are already in an active match');
  }
}

/** The request does not exist or belongs to another user. */
export class RequestNotFound extends DomainError {
  readonly code = 'request_not_found';

  constructor() {
    super("We couldn't find that request.");
  }
}

/** A completed or expired request cannot be withdrawn. */
export class RequestIsOver extends DomainError {
  readonly code = 'request_is_over';

  constructor() {
    super('This request is already over.');
  }
}
