import { DomainError, InvalidField } from '../shared/domain-error.js';

/** Votes and proposals are closed three hours before the start. */
export class VoteIsClosed extends DomainError {
  readonly code = 'vote_is_closed';

  constructor() {
    super("Voting is closed. Check your table's chat for where to meet.");
  }
}

/** The limit of proposals is reached. */
export class TooManyVenues extends DomainError {
  readonly code = 'too_many_venues';

  constructor() {
    super('There are enough places to choose from. Please vote for one of them.');
  }
}

/** The venue is closed at the table's hour. The map may be wrong, so the member may propose it anyway. */
export class VenueIsClosed extends DomainError {
  readonly code = 'venue_is_closed';

  constructor() {
    super("It's closed then.");
  }
}

/** The venue is not, or no longer, among the proposals. */
export class VenueNotFound extends DomainError {
  readonly code = 'venue_not_found';

  constructor() {
    super('This place is no longer on the ballot. Please choose another one.');
  }
}

/** The name or address contains unreadable characters. */
export class VenueNotReadable extends InvalidField {
  readonly code = 'venue_not_readable';

  constructor(readonly field: 'name' | 'address') {
    super('Please name the place in one line of readable text');
  }
}
