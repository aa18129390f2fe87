import { DomainError } from '../shared/domain-error.js';

/** The account has the given value already. */
export class NothingToCorrect extends DomainError {
  readonly code = 'nothing_to_correct';
  constructor() {
    super('The account says this already.');
  }
}

/** A correction of this kind waits for its proofs or for a second admin. */
export class CorrectionAlreadyAsked extends DomainError {
  readonly code = 'correction_already_asked';
  constructor() {
    super('This was asked for already. Agree to it, or decline it first.');
  }
}

/** The correction was declined, stopped, completed, is too old, or its account or asker has changed since. */
export class NoCorrectionAsked extends DomainError {
  readonly code = 'no_correction_asked';
  constructor() {
    super('No one is asking for this any more.');
  }
}

/** Who asks for a correction that takes two cannot agree to it. */
export class SecondAdminNeeded extends DomainError {
  readonly code = 'second_admin_needed';
  constructor() {
    super('You asked for this, so another admin has to agree.');
  }
}

/** The owner of the previous address still has time to stop the change. */
export class TooEarlyToAgree extends DomainError {
  readonly code = 'too_early_to_agree';
  constructor() {
    super('The previous address has a day to object. Please agree after that.');
  }
}

/** The one whose second factor it is counts neither as asking nor as agreeing. */
export class TwoOtherAdminsNeeded extends DomainError {
  readonly code = 'two_other_admins_needed';
  constructor() {
    super(
      'This takes two admins besides them. With fewer, whoever runs the server resets it on the command line.',
    );
  }
}

/** There is no second factor to reset. */
export class NoSecondFactor extends DomainError {
  readonly code = 'no_second_factor';
  constructor() {
    super('They have no second factor.');
  }
}
