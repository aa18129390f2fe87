import type { Clock } from '../../../src/application/shared/ports.js';

/** A clock that only a test can change. */
export class FixedClock implements Clock {
  constructor(private instant = new Date('2026-03-02T15:00:00Z')) {}

  now(): Date {
    return this.instant;
  }

  pass({ days = 0, hours = 0, minutes = 0, seconds = 0 }): void {
    const elapsed = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    this.instant = new Date(this.instant.getTime() + elapsed);
  }
}
