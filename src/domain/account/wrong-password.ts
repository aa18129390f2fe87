import { InvalidField } from '../shared/domain-error.js';

/** An irreversible action requires the password, even within a session. */
export class WrongPassword extends InvalidField {
  readonly code = 'wrong_password';
  readonly field = 'password';
  constructor() {
    super('That is not your password');
  }
}
