import { DomainError } from '../shared/domain-error.js';

/**
 * No user of that id can be blocked: the two never shared a match or meetup, or it is the user themselves, the system
 * user or a deleted account.
 */
export class PersonNotMet extends DomainError {
  readonly code = 'person_not_met';
  constructor() {
    super("We couldn't find that person.");
  }
}
