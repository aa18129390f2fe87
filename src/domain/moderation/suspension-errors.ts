import { DomainError, InvalidField } from '../shared/domain-error.js';
import type { Restriction } from './restriction.js';

/** Whoever is suspended, or whose account was ended, takes part in nothing. */
export class AccountSuspended extends DomainError {
  readonly code = 'suspended';
  constructor(readonly restriction: Restriction) {
    super(restriction.kind === 'ending' ? 'Your account has been ended.' : 'Your account is suspended.');
  }
}

/** One suspension at a time; an ended account is not suspended on top. */
export class AlreadySuspended extends DomainError {
  readonly code = 'already_suspended';
  constructor() {
    super('This account is suspended or ended already.');
  }
}

/** There is nothing in force that could be lifted, agreed to or appealed against. */
export class NotSuspended extends DomainError {
  readonly code = 'not_suspended';
  constructor() {
    super('This account is not suspended.');
  }
}

/** Nobody has asked for this account to be ended. */
export class NoEndingProposed extends DomainError {
  readonly code = 'no_ending_proposed';
  constructor() {
    super('Nobody has proposed to end this account.');
  }
}

/** Ending an account needs a second moderator. */
export class SecondModeratorNeeded extends DomainError {
  readonly code = 'second_moderator_needed';
  constructor() {
    super('Ending an account needs a second moderator.');
  }
}

/** Moderators do not act on each other; an admin may act on either. */
export class OnlyAdminsActOnStaff extends DomainError {
  readonly code = 'only_admins_act_on_staff';
  constructor() {
    super('Only an admin can do this to someone of the staff.');
  }
}

/** A suspension is appealed against once. */
export class AlreadyAppealed extends DomainError {
  readonly code = 'already_appealed';
  constructor() {
    super('You have already asked us to look at this again.');
  }
}

/** Nobody has asked for another look, or it was answered. */
export class NoAppealWaiting extends DomainError {
  readonly code = 'no_appeal_waiting';
  constructor() {
    super('No appeal of this person waits for an answer.');
  }
}

/** Whoever suspended somebody does not judge the appeal. */
export class AppealNeedsAnother extends DomainError {
  readonly code = 'appeal_needs_another';
  constructor() {
    super('You decided this, so somebody else has to answer the appeal.');
  }
}

/** A suspension ends at a moment that is still to come. */
export class UntilNotAhead extends InvalidField {
  readonly code = 'until_not_ahead';
  readonly field = 'until';
  constructor() {
    super('Please choose a day or a moment that is still to come');
  }
}

export class ReasonNotAllowed extends InvalidField {
  readonly code = 'reason_not_allowed';
  readonly field = 'reason';
  constructor(most: number) {
    super(`Please give a reason of 1 to ${most} characters`);
  }
}

/** A note of an appeal, or the answer to it. */
export class AppealTextNotAllowed extends InvalidField {
  readonly code = 'appeal_text_not_allowed';
  constructor(
    readonly field: 'note' | 'answer',
    most: number,
  ) {
    super(`Please write 1 to ${most} characters`);
  }
}

/** There is nobody, or nobody any more, whom staff could look at or act on. */
export class PersonNotFound extends DomainError {
  readonly code = 'person_not_found';
  constructor() {
    super('We could not find that person.');
  }
}
