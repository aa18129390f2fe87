import { DomainError } from '../../domain/shared/domain-error.js';

/** The account of the session was deleted; the response is the same as without a session. */
export class AccountGone extends DomainError {
  readonly code = 'not_signed_in';
  constructor() {
    super('Please log in again.');
  }
}
