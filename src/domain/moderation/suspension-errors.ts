import { DomainError, InvalidField } from '../shared/domain-error.js';
import type { Restriction } from './restriction.js';

/** The account is suspended or ended; only a restricted session is possible. */
export class AccountSuspended extends DomainError {
  readonly code = 'suspended';
  constructor(readonly restriction: Restriction) {
    super(restriction.kind === 'ending' ? 'Your account has been ended.' : 'Your account is suspended.');
  }
}

/** A suspension is in force, or the account is ended. */
export class AlreadySuspended extends DomainError {
  readonly code = 'already_suspended';
  constructor() {
    super('This account is already suspended or ended.');
  }
}

/** No restriction is in force. */
export class NotSuspended extends DomainError {
  readonly code = 'not_suspended';
  constructor() {
    super("This account isn't suspended.");
  }
}

/** The suspension of an account whose owner is under 18 ends with the 18th birthday. */
export class StillUnderAge extends DomainError {
  readonly code = 'still_under_age';
  constructor() {
    super("They're not 18 yet. If the birth date is wrong, an admin can correct it first.");
  }
}

/** No proposal to end the account is open. */
export class NoEndingProposed extends DomainError {
  readonly code = 'no_ending_proposed';
  constructor() {
    super('No one has proposed ending this account.');
  }
}

/** The ending of an account must be confirmed by another moderator than the one who proposed it. */
export class SecondModeratorNeeded extends DomainError {
  readonly code = 'second_moderator_needed';
  constructor() {
    super('Ending an account needs a second moderator.');
  }
}

/** Only admins act on staff. */
export class OnlyAdminsActOnStaff extends DomainError {
  readonly code = 'only_admins_act_on_staff';
  constructor() {
    super('Only an admin can do this to a staff member.');
  }
}

/** Only one appeal per suspension. */
export class AlreadyAppealed extends DomainError {
  readonly code = 'already_appealed';
  constructor() {
    super("You've already sent an appeal.");
  }
}

/** No appeal is open. */
export class NoAppealWaiting extends DomainError {
  readonly code = 'no_appeal_waiting';
  constructor() {
    super('This person has no open appeal.');
  }
}

/** A moderator may not answer the appeal against their own decision. */
export class AppealNeedsAnother extends DomainError {
  readonly code = 'appeal_needs_another';
  constructor() {
    super('You made this decision, so someone else has to answer the appeal.');
  }
}

/** The end is not a valid date or instant in the future. */
export class UntilNotAhead extends InvalidField {
  readonly code = 'until_not_ahead';
  readonly field = 'until';
  constructor() {
    super('Please choose a date or time in the future');
  }
}

export class ReasonNotAllowed extends InvalidField {
  readonly code = 'reason_not_allowed';
  readonly field = 'reason';
  constructor(most: number) {
    super(`Please give a reason of 1 to ${most} characters`, { most });
  }
}

/** An appeal or its answer is empty, too long or not readable. */
export class AppealTextNotAllowed extends InvalidField {
  readonly code = 'appeal_text_not_allowed';
  constructor(
    readonly field: 'note' | 'answer',
    most: number,
  ) {
    super(`Please write 1 to ${most} characters`, { most });
  }
}

/** The user does not exist or was deleted. */
export class PersonNotFound extends DomainError {
  readonly code = 'person_not_found';
  constructor() {
    super("We couldn't find that person.");
  }
}
