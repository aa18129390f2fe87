import { DomainError } from '../shared/domain-error.js';

/** Only a step can be appealed, by its user, and until its miss is gone. */
export class NoStepToAppeal extends DomainError {
  readonly code = 'no_step_to_appeal';
  constructor() {
    super("We couldn't find anything to appeal here. It may be gone already.");
  }
}

/** There is no appeal with this id. */
export class AppealNotFound extends DomainError {
  readonly code = 'appeal_not_found';
  constructor() {
    super("We couldn't find that appeal.");
  }
}
