import { conflict, denied, invalidField, missing } from '../shared/refusal.js';
import type { Restriction } from './restriction.js';

/** The account is suspended or ended; only a restricted session is possible. */
export class AccountSuspended extends denied('suspended') {
  constructor(readonly restriction: Restriction) {
    super(restriction.kind === 'ending' ? 'Your account has been ended.' : 'Your account is suspended.');
  }
}

/** A suspension is in force, or the account is ended. */
export class AlreadySuspended extends conflict(
  'already_suspended',
  'This account is already suspended or ended.',
) {}

/** No restriction is in force. */
export class NotSuspended extends conflict('not_suspended', "This account isn't suspended.") {}

/** The suspension of an account whose owner is under 18 ends with the 18th birthday. */
export class StillUnderAge extends conflict(
  'still_under_age',
  "They're not 18 yet. If the birth date is wrong, an admin can correct it first.",
) {}

/** No proposal to end the account is open. */
export class NoEndingProposed extends conflict(
  'no_ending_proposed',
  'No one has proposed ending this account.',
) {}

/** The ending of an account must be confirmed by another moderator than the one who proposed it. */
export class SecondModeratorNeeded extends conflict(
  'second_moderator_needed',
  'Ending an account needs a second moderator.',
) {}

/** Only admins act on staff. */
export class OnlyAdminsActOnStaff extends denied(
  'only_admins_act_on_staff',
  'Only an admin can do this to a staff member.',
) {}

/** Only one appeal per suspension. */
export class AlreadyAppealed extends conflict('already_appealed', "You've already sent an appeal.") {}

/** No appeal is open. */
export class NoAppealWaiting extends conflict('no_appeal_waiting', 'This person has no open appeal.') {}

/** A moderator may not answer the appeal against their own decision. */
export class AppealNeedsAnother extends conflict(
  'appeal_needs_another',
  'You made this decision, so someone else has to answer the appeal.',
) {}

/** The end is not a valid date or instant in the future. */
export class UntilNotAhead extends invalidField(
  'until_not_ahead',
  'until',
  'Please choose a date or time in the future',
) {}

/** The user does not exist or was deleted. */
export class PersonNotFound extends missing('person_not_found', "We couldn't find that person.") {}
