import { conflict, denied, invalidField, missing } from '../shared/refusal.js';

/** The match does not exist, is canceled or dissolved, or the user is not a member. */
export class MatchNotFound extends missing('match_not_found', 'This match is no longer available.') {}

/** No seat is free. */
export class TableIsFull extends conflict('table_is_full', 'This table is full.') {}

/** A completed match can be neither left nor canceled. */
export class MatchIsOver extends conflict('dinner_is_over', 'This meetup has already taken place.') {}

/** From its start on a match takes place, so nobody can cancel it for everyone. */
export class MatchHasStarted extends conflict(
  'match_has_started',
  "This table has started, so it can't be canceled any more.",
) {}

/** Only the organizer may cancel a meetup. */
export class OnlyOrganizerCancels extends denied(
  'only_organizer_cancels',
  'Only the organizer can cancel this meetup. You can leave it.',
) {}

/** Feedback is accepted only after the match is completed. */
export class MatchNotOver extends conflict(
  'dinner_not_over',
  'Tell us how it was once your meetup is over.',
) {}

/** Feedback is no longer accepted once the match is archived, a week after it was completed. */
export class FeedbackIsClosed extends conflict(
  'feedback_is_closed',
  'This meetup was a while ago. Tell us about the next one!',
) {}

/** The feedback contains the id of a user who was not at the table. */
export class NotAtThisTable extends invalidField('not_at_this_table') {
  constructor(readonly field: string) {
    super('Please choose from the people at your table');
  }
}

/** The feedback contains two answers about one member that exclude each other. */
export class ContradictoryFeedback extends invalidField('contradictory_feedback') {
  constructor(readonly field: string) {
    super('Please give one answer for each person');
  }
}
