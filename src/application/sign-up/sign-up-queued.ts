import { TooManyAttempts } from '../shared/too-many-attempts.js';

/** The network has used up its sign-ups; this one has a place in line and is accepted after `retryAfterSeconds`. */
export class SignUpQueued extends TooManyAttempts {
  constructor(
    retryAfterSeconds: number,
    /** The signed place in line, by which the browser is recognized at its next try. */
    readonly place: string,
  ) {
    super(retryAfterSeconds);
  }
}
