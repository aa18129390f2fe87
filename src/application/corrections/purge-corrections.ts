import { inBatches } from '../shared/each-due.js';
import type { Clock } from '../shared/ports.js';
import type { PendingCorrections } from './ports.js';

export const PURGE_CORRECTIONS = 'purge-corrections';

/** Hourly job that deletes corrections that nobody completed in time. Idempotent. */
export class PurgeCorrections {
  constructor(
    private readonly corrections: PendingCorrections,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    await inBatches(this.clock, (size) => this.corrections.removeExpiredBefore(now, size));
  }
}
