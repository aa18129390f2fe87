import type { Clock } from '../../application/shared/ports.js';

/** The system clock with an offset in seconds, for trying out other dates. */
export class SystemClock implements Clock {
  constructor(private readonly offsetSeconds = 0) {}

  now(): Date {
    return new Date(Date.now() + this.offsetSeconds * 1000);
  }
}
