import { DomainError } from '../../domain/shared/domain-error.js';

/** A rate limit is reached. The request can be retried after `retryAfterSeconds`. */
export class TooManyAttempts extends DomainError {
  readonly code = 'too_many_attempts';

  constructor(readonly retryAfterSeconds: number) {
    super('Too many tries. Please wait a moment and try again.');
  }
}
