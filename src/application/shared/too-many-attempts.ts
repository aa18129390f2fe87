import { DomainError } from '../../domain/shared/domain-error.js';

/** A limit on how often something may be tried was reached; trying again makes sense after `retryAfterSeconds`. */
export class TooManyAttempts extends DomainError {
  readonly code = 'too_many_attempts';

  constructor(readonly retryAfterSeconds: number) {
    super('That was a bit too fast. Please wait a moment and try again.');
  }
}
