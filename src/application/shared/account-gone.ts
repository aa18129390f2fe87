import { DomainError } from '../../domain/shared/domain-error.js';

/** The session outlived its account; whoever holds it is as good as signed out. */
export class AccountGone extends DomainError {
  readonly code = 'not_signed_in';
  constructor() {
    super('Please log in again.');
  }
}
