import { type ErrorValues } from '../shared/domain-error.js';
import { conflict, denied, invalidField, missing } from '../shared/refusal.js';

/** The meetup does not exist, or is over and the user had no seat in it. */
export class MeetupNotFound extends missing('meetup_not_found', "We couldn't find that meetup.") {}

/** No seat is free, or the free ones are reserved for the waitlist. */
export class MeetupFull extends conflict('meetup_full', 'This meetup is full.') {}

export class AlreadyJoined extends conflict('already_joined', "You've already joined this meetup.") {}

/** The meetup has started, is completed or was canceled. */
export class MeetupOver extends conflict('meetup_over', 'This meetup is no longer open.') {}

/** Date and time cannot change once other users have a seat or a place on the waitlist. */
export class DateIsSettled extends conflict(
  'date_is_settled',
  'People have made plans for this date. To move it, cancel and create a new one.',
) {}

/** The waitlist is full. */
export class WaitlistFull extends conflict(
  'line_is_full',
  'The waitlist is full. Check out other meetups.',
) {}

/** The user is on the maximum number of waitlists. */
export class TooManyWaitlists extends conflict(
  'waits_for_too_many',
  "You're already on ten waitlists. Leave one of them first.",
) {}

/** The user has a seat in another match that starts at the same instant. */
export class PlansAtThatTime extends conflict(
  'plans_at_that_time',
  'You already have a seat at a table at that time.',
) {}

/** The user has neither a seat nor a place on the waitlist. */
export class NotAtMeetup extends missing('not_at_meetup', "You haven't joined this meetup.") {}

export type Limit = 'age' | 'interests' | 'distance';

const LIMIT_MESSAGES: Record<Limit, string> = {
  age: 'The organizer limits this meetup to another age range.',
  interests: 'The organizer limits this meetup to people who share its interests.',
  distance: 'The organizer limits this meetup to people who live closer.',
};

/** The organizer enforces the limits, and the user does not meet one of them. */
export class LimitsEnforced extends denied('limits_enforced') {
  constructor(readonly limit: Limit) {
    super(LIMIT_MESSAGES[limit], { limit });
  }
}

/** The user's trust score is too low to organize a meetup. */
export class NotTrustedToOrganize extends denied('not_trusted_to_organise') {
  constructor(least: number) {
    super(`You need a trust score of ${least} to organize a meetup. Verify your phone or ID to get there.`, {
      least,
    });
  }
}

/** More people have a seat than the changed plan offers. */
export class SeatsAreTaken extends invalidField('seats_are_taken') {
  readonly field = 'maxParticipants';
  constructor(taken: number) {
    super(`${taken} seats are taken already`, { taken });
  }
}

/** Validation error of a meetup form; `field` is the name of the field in the request. */
export class MeetupPlanNotAllowed extends invalidField('meetup_plan_not_allowed') {
  constructor(
    readonly field: string,
    message: string,
    values: ErrorValues = {},
  ) {
    super(message, values);
  }
}
