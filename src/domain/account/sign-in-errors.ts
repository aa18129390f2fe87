import { DomainError } from '../shared/domain-error.js';

/** One sentence for an unknown name and for a wrong password, so that it does not tell which. */
export class WrongCredentials extends DomainError {
  readonly code = 'wrong_credentials';
  constructor() {
    super('That username, e-mail or password is not right');
  }
}

/** The password is right, but the code that was mailed has not been typed yet. */
export class EmailNotVerified extends DomainError {
  readonly code = 'email_not_verified';
  constructor() {
    super('Please verify your e-mail');
  }
}
