import { DomainError } from '../../domain/shared/domain-error.js';

/** The account of the session was deleted; the client treats it as signed out. */
export class AccountGone extends DomainError {
  readonly code = 'not_signed_in';
  constructor() {
    super('Please log in again.');
  }
}
