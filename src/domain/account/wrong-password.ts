import { InvalidField } from '../shared/domain-error.js';

/** What cannot be undone is done only by whoever knows the password, signed in or not. */
export class WrongPassword extends InvalidField {
  readonly code = 'wrong_password';
  readonly field = 'password';
  constructor() {
    super('That is not your password');
  }
}
