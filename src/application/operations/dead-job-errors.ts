import { conflict, missing } from '../../domain/shared/refusal.js';

export class DeadJobNotFound extends missing(
  'dead_job_not_found',
  'This job was already retried or removed.',
) {}

/** The payload held a code or cannot be decrypted any more. */
export class DeadJobNotRetryable extends conflict(
  'dead_job_not_retryable',
  'This job cannot be retried, because its content was not kept. It can only be discarded.',
) {}
