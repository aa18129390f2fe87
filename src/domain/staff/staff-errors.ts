import { DomainError } from '../shared/domain-error.js';

/** The password is right; the code is still to come. */
export class SecondFactorNeeded extends DomainError {
  readonly code = 'second_factor_needed';
  constructor() {
    super('Please enter the code of your authenticator app.');
  }
}

/** The code is wrong, too old or was used before. */
export class SecondFactorNotAccepted extends DomainError {
  readonly code = 'second_factor_not_accepted';
  constructor() {
    super('That code is not right, or was used before. Please wait for the next one.');
  }
}

/** Whoever has one keeps it until an operator takes it away, so that no one swaps it with a password alone. */
export class SecondFactorIsOn extends DomainError {
  readonly code = 'second_factor_is_on';
  constructor() {
    super('Your second factor is on already. An operator can reset it.');
  }
}

/** There is no secret that a code could belong to. */
export class SecondFactorNotBegun extends DomainError {
  readonly code = 'second_factor_not_begun';
  constructor() {
    super('Please set up your authenticator app first.');
  }
}

/** Somebody must be left who can give roles. */
export class LastAdmin extends DomainError {
  readonly code = 'last_admin';
  constructor() {
    super('This is the last admin. Please appoint another one first.');
  }
}

/** Nobody raises or lowers themselves. */
export class OwnRole extends DomainError {
  readonly code = 'own_role';
  constructor() {
    super('Your own role is for another admin to change.');
  }
}
