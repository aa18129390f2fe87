import { DomainError } from '../shared/domain-error.js';

/** Nobody of that id whom one has met; the product's own voice and oneself are nobody to keep away. */
export class PersonNotMet extends DomainError {
  readonly code = 'person_not_met';
  constructor() {
    super('We could not find that person.');
  }
}
