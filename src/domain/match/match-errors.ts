import { DomainError, InvalidField } from '../shared/domain-error.js';

/** The match does not exist, is canceled or dissolved, or the user is not a member. */
export class MatchNotFound extends DomainError {
  readonly code = 'match_not_found';

  constructor() {
    super('This match is no longer available.');
  }
}

/** No seat is free. */
export class TableIsFull extends DomainError {
  readonly code = 'table_is_full';

  constructor() {
    super('This table is full.');
  }
}

/** A completed match can be neither left nor canceled. */
export class MatchIsOver extends DomainError {
  readonly code = 'dinner_is_over';

  constructor() {
    super('This meetup has already taken place.');
  }
}

/** From its start on a match takes place, so nobody can cancel it for everyone. */
export class MatchHasStarted extends DomainError {
  readonly code = 'match_has_started';

  constructor() {
    super("This table has started, so it can't be canceled any more.");
  }
}

/** Only the organizer may cancel a meetup. */
export class OnlyOrganizerCancels extends DomainError {
  readonly code = 'only_organizer_cancels';

  constructor() {
    super('Only the organizer can cancel this meetup. You can leave it.');
  }
}

/** Feedback is accepted only after the match is completed. */
export class MatchNotOver extends DomainError {
  readonly code = 'dinner_not_over';

  constructor() {
    super('Tell us how it was once your meetup is over.');
  }
}

/** Feedback is no longer accepted once the match is archived, a week after it was completed. */
export class FeedbackIsClosed extends DomainError {
  readonly code = 'feedback_is_closed';

  constructor() {
    super('This meetup was a while ago. Tell us about the next one!');
  }
}

/** The feedback contains the id of a user who was not at the table. */
export class NotAtThisTable extends InvalidField {
  readonly code = 'not_at_this_table';

  constructor(readonly field: string) {
    super('Please choose from the people at your table');
  }
}

/** The feedback contains two answers about one member that exclude each other. */
export class ContradictoryFeedback extends InvalidField {
  readonly code = 'contradictory_feedback';

  constructor(readonly field: string) {
    super('Please give one answer for each person');
  }
}

export class FeedbackNoteTooLong extends InvalidField {
  readonly code = 'feedback_note_too_long';
  readonly field = 'note';

  constructor(most: number) {
    super(`Please keep your note to ${most} characters`, { most });
  }
}
