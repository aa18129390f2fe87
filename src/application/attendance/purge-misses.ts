import { MISS_DAYS } from '../../domain/attendance/burden.js';
import { DAY_MS } from '../../domain/shared/durations.js';
import { inBatches } from '../shared/each-due.js';
import type { Clock } from '../shared/ports.js';
import type { Misses } from './ports.js';

export const PURGE_MISSES = 'purge-misses';

/** Recurring job that deletes misses that count no more. */
export class PurgeMisses {
  constructor(
    private readonly misses: Pick<Misses, 'removeBefore'>,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const gone = new Date(this.clock.now().getTime() - MISS_DAYS * DAY_MS);
    await inBatches(this.clock, (size) => this.misses.removeBefore(gone, size));
  }
}
