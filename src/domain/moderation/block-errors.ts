import { DomainError } from '../shared/domain-error.js';

/**
 * No user of that id can be blocked: they do not exist, never shared a table or chat with the user, or are the user
 * themselves or the system user.
 */
export class PersonNotMet extends DomainError {
  readonly code = 'person_not_met';
  constructor() {
    super('We could not find that person.');
  }
}
