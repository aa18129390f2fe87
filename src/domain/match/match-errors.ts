import { DomainError } from '../shared/domain-error.js';

/** The table does not exist, is over for good, or the person does not sit at it. */
export class MatchNotFound extends DomainError {
  readonly code = 'match_not_found';

  constructor() {
    super('This match is no longer available.');
  }
}

/** A table seats no more than the largest size. */
export class TableIsFull extends DomainError {
  readonly code = 'table_is_full';

  constructor() {
    super('This table is full.');
  }
}

/** After the dinner the table is history: nobody leaves it or calls it off. */
export class DinnerIsOver extends DomainError {
  readonly code = 'dinner_is_over';

  constructor() {
    super('This meetup has already taken place.');
  }
}

/** An open meetup is called off by the one who invited to it. */
export class OnlyOrganiserCancels extends DomainError {
  readonly code = 'only_organiser_cancels';

  constructor() {
    super('Only the organizer can cancel this meetup. You can leave it.');
  }
}
