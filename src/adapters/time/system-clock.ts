import type { Clock } from '../../application/shared/ports.js';

/** The machine's clock, shifted by so many seconds that a Friday can be tried on a Monday. */
export class SystemClock implements Clock {
  constructor(private readonly offsetSeconds = 0) {}

  now(): Date {
    return new Date(Date.now() + this.offsetSeconds * 1000);
  }
}
