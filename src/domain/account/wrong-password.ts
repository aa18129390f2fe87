import { DomainError, InvalidField } from '../shared/domain-error.js';

/** An irreversible action requires the password, even within a session. */
export class WrongPassword extends InvalidField {
  readonly code = 'wrong_password';
  readonly field = 'password';
  constructor() {
    super("That's not your password");
  }
}

/** The account joined with a sign-in provider and has no password to confirm an action with. */
export class PasswordNotSet extends DomainError {
  readonly code = 'password_not_set';
  constructor() {
    super('Your account has no password yet. Log out and choose "Forgot password?" to set one');
  }
}
