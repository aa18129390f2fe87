import { DomainError, InvalidField } from '../../shared/domain-error.js';

/** From three hours before the start people rely on where they meet. */
export class VoteIsClosed extends DomainError {
  readonly code = 'vote_is_closed';

  constructor() {
    super('The vote is closed. The chat of your table says where you meet.');
  }
}

/** So many places that nobody could choose among more. */
export class TooManyVenues extends DomainError {
  readonly code = 'too_many_venues';

  constructor() {
    super('There are enough places to choose from. Please vote for one of them.');
  }
}

/** Nobody proposed such a place to this table, or it is not proposed any more. */
export class VenueNotFound extends DomainError {
  readonly code = 'venue_not_found';

  constructor() {
    super('This place is not proposed any more. Please choose another one.');
  }
}

/** A place that people cannot read they cannot find. */
export class VenueNotReadable extends InvalidField {
  readonly code = 'venue_not_readable';

  constructor(readonly field: 'name' | 'address') {
    super('Please name the place in one line of readable text');
  }
}
