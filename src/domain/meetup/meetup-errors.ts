import { DomainError, InvalidField } from '../shared/domain-error.js';

/** The meetup does not exist, or is over and was never the reader's. */
export class MeetupNotFound extends DomainError {
  readonly code = 'meetup_not_found';
  constructor() {
    super('We could not find that meetup.');
  }
}

/** Every seat is taken, or belongs to somebody who waits for it. */
export class MeetupFull extends DomainError {
  readonly code = 'meetup_full';
  constructor() {
    super('This meetup is full.');
  }
}

export class AlreadyJoined extends DomainError {
  readonly code = 'already_joined';
  constructor() {
    super('You have already joined this meetup.');
  }
}

/** Nobody joins what has begun, is over or was called off. */
export class MeetupOver extends DomainError {
  readonly code = 'meetup_over';
  constructor() {
    super('This meetup is no longer open.');
  }
}

/** A day that others have said yes to is not moved under them. */
export class DateIsSettled extends DomainError {
  readonly code = 'date_is_settled';
  constructor() {
    super('People have made plans for this date. Please cancel it and invite anew.');
  }
}

/** Who stands too far back in a line waits for nothing. */
export class LineIsFull extends DomainError {
  readonly code = 'line_is_full';
  constructor() {
    super('So many are waiting already that a seat is unlikely. Have a look at other meetups.');
  }
}

/** One waits for a few meetups at a time, so that lines are of people who mean to come. */
export class WaitsForTooMany extends DomainError {
  readonly code = 'waits_for_too_many';
  constructor() {
    super('You are on ten waitlists already. Please leave one of them first.');
  }
}

/** One cannot sit at two tables at the same time, nor look for a second one. */
export class PlansAtThatTime extends DomainError {
  readonly code = 'plans_at_that_time';
  constructor() {
    super('You already have a table or a request for that date and time.');
  }
}

/** The person neither has a seat nor waits for one. */
export class NotAtMeetup extends DomainError {
  readonly code = 'not_at_meetup';
  constructor() {
    super('You have not joined this meetup.');
  }
}

export type Limit = 'age' | 'interests' | 'distance';

const LIMIT_MESSAGES: Record<Limit, string> = {
  age: 'The organizer keeps this meetup to another age range.',
  interests: 'The organizer keeps this meetup to people who share its interests.',
  distance: 'The organizer keeps this meetup to people who live closer.',
};

/** The organiser holds people to the limits that are advice elsewhere. */
export class LimitsEnforced extends DomainError {
  readonly code = 'limits_enforced';
  constructor(readonly limit: Limit) {
    super(LIMIT_MESSAGES[limit]);
  }
}

/** Who invites strangers has shown first who they are. */
export class NotTrustedToOrganise extends DomainError {
  readonly code = 'not_trusted_to_organise';
  constructor() {
    super('You need a trust score of 60 to organize a meetup. Verify your phone or ID to get there.');
  }
}

/** A field of a planned meetup breaks its rule; `field` is the name it was sent under. */
export class MeetupPlanNotAllowed extends InvalidField {
  readonly code = 'meetup_plan_not_allowed';
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}
