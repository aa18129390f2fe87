import { inBatches } from './each-due.js';
import type { Clock } from './ports.js';

/** A recurring job that deletes, in batches, what has been kept for its time. */
export class Purge {
  /** @param removeBefore at most `limit` rows from before the instant; returns their number */
  constructor(
    private readonly clock: Clock,
    private readonly keptMs: number,
    private readonly removeBefore: (instant: Date, limit: number) => Promise<number>,
    private readonly batchSize?: number,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - this.keptMs);
    await inBatches(this.clock, (size) => this.removeBefore(before, size), this.batchSize);
  }
}
