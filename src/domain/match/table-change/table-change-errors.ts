import { DomainError } from '../../shared/domain-error.js';

/** The table has no such question, or the user was not asked. */
export class SplitOfferNotFound extends DomainError {
  readonly code = 'split_offer_not_found';

  constructor() {
    super("There's no second table to decide about.");
  }
}

/** The deadline has passed. */
export class SplitOfferIsOver extends DomainError {
  readonly code = 'split_offer_is_over';

  constructor() {
    super('The time to decide is over. Your table stays as it is.');
  }
}
