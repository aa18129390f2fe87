import { DomainError } from '../../domain/shared/domain-error.js';

export class DeadJobNotFound extends DomainError {
  readonly code = 'dead_job_not_found';
  constructor() {
    super('This job was already retried or removed.');
  }
}

/** The payload held a code or cannot be decrypted any more. */
export class DeadJobNotRetryable extends DomainError {
  readonly code = 'dead_job_not_retryable';
  constructor() {
    super('This job cannot be retried, because its content was not kept. It can only be discarded.');
  }
}
