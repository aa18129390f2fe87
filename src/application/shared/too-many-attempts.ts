import { tooOften } from '../../domain/shared/refusal.js';

/** A rate limit is reached. The request can be retried after `retryAfterSeconds`. */
export class TooManyAttempts extends tooOften('too_many_attempts') {
  constructor(readonly retryAfterSeconds: number) {
    super('Too many tries. Please wait a moment and try again.');
  }
}
