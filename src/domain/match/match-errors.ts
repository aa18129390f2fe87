import { DomainError, InvalidField } from '../shared/domain-error.js';

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

/** Nobody knows how a dinner was before it is over. */
export class DinnerNotOver extends DomainError {
  readonly code = 'dinner_not_over';

  constructor() {
    super('Tell us how it was once your meetup is over.');
  }
}

/** A week after the dinner nobody is asked about it any more. */
export class FeedbackIsClosed extends DomainError {
  readonly code = 'feedback_is_closed';

  constructor() {
    super('This meetup was a while ago. Tell us about the next one!');
  }
}

/** Only people who had a seat there can be met again. */
export class NotAtThisTable extends InvalidField {
  readonly code = 'not_at_this_table';
  readonly field = 'again';

  constructor() {
    super('Please choose among the people at your table');
  }
}

export class FeedbackNoteTooLong extends InvalidField {
  readonly code = 'feedback_note_too_long';
  readonly field = 'note';

  constructor() {
    super('Please keep your note to 500 characters');
  }
}
