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

/**
 * A seated user must leave the match before opening another request, and what they decided while waiting never gives up a
 * seat that they found meanwhile.
 */
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

/** A completed or expired request can be neither withdrawn nor changed. */
export class RequestIsOver extends DomainError {
  readonly code = 'request_is_over';

  constructor() {
    super('This request is already over.');
  }
}

/** After several missed tables a user cannot open requests for some days. See ADR 52. */
export class RequestsPaused extends DomainError {
  readonly code = 'requests_paused';

  /** @param until UTC instant from which (included) the user may open requests */
  constructor(readonly until: Date) {
    super(
      "You can't ask for a new table right now. Settings, then My attendance, tells you why and until when.",
    );
  }
}
