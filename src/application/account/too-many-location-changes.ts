import { DomainError } from '../../domain/shared/domain-error.js';

/** The location was changed as often as it may be; it may be changed again after `retryAfterSeconds`. */
export class TooManyLocationChanges extends DomainError {
  readonly code = 'too_many_moves';

  constructor(readonly retryAfterSeconds: number) {
    super('You can change your location three times a day and ten times a month. Please try again later.');
  }
}
