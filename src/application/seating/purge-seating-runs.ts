import { DAY_MS } from '../../domain/shared/durations.js';
import { inBatches } from '../shared/each-due.js';
import type { Clock } from '../shared/ports.js';
import type { SeatingRuns } from './seating-runs.js';

export const PURGE_SEATING_RUNS = 'purge-seating-runs';
const KEPT_DAYS = 90;

/** Recurring job that deletes the statistics of runs older than 90 days. */
export class PurgeSeatingRuns {
  constructor(
    private readonly runs: SeatingRuns,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    await inBatches(this.clock, (size) => this.runs.removeBefore(before, size));
  }
}
