import { DomainError } from '../shared/domain-error.js';

/** The password is correct, but the second factor is missing. */
export class SecondFactorNeeded extends DomainError {
  readonly code = 'second_factor_needed';
  constructor() {
    super('Please enter the code of your authenticator app.');
  }
}

/** The code is wrong, expired or was used before. */
export class SecondFactorNotAccepted extends DomainError {
  readonly code = 'second_factor_not_accepted';
  constructor() {
    super('That code is wrong or was already used. Please wait for the next one.');
  }
}

/** A second factor that is on can only be reset by two other admins, so a stolen password cannot replace it. */
export class SecondFactorIsOn extends DomainError {
  readonly code = 'second_factor_is_on';
  constructor() {
    super('Your second factor is already on. An operator can reset it.');
  }
}

/** The setup of a second factor was not started. */
export class SecondFactorNotBegun extends DomainError {
  readonly code = 'second_factor_not_begun';
  constructor() {
    super('Please set up your authenticator app first.');
  }
}

/** At least one admin must remain. */
export class LastAdmin extends DomainError {
  readonly code = 'last_admin';
  constructor() {
    super('This is the last admin. Please appoint another one first.');
  }
}

/** Admins cannot change their own role. */
export class OwnRole extends DomainError {
  readonly code = 'own_role';
  constructor() {
    super('Another admin has to change your role.');
  }
}
