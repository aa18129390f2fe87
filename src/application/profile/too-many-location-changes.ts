import { tooOften } from '../../domain/shared/refusal.js';

/** The rate limit of location changes is reached. `retryAfterSeconds` is the time until the next one is allowed. */
export class TooManyLocationChanges extends tooOften('too_many_moves') {
  constructor(readonly retryAfterSeconds: number) {
    super('You can change your location three times a day and ten times a month.');
  }
}
