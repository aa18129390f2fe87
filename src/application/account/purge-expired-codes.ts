import { HOUR_MS } from '../../domain/shared/durations.js';
import { eachDue, inBatches } from '../shared/each-due.js';
import type { Clock } from '../shared/ports.js';

/** After the expiry, so that a user can request a new code for a registration of the evening before. */
const KEPT_HOURS = 24;

/** Stored codes of one kind. */
export interface ExpiringCodes {
  /** Deletes at most `limit` whose codes expired before the instant. @returns their number */
  removeExpiredBefore(instant: Date, limit: number): Promise<number>;
}

/** Hourly job that deletes expired registrations, password resets and proofs of an address. Idempotent. */
export class PurgeExpiredCodes {
  constructor(
    private readonly expiring: readonly ExpiringCodes[],
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_HOURS * HOUR_MS);
    await eachDue<ExpiringCodes>(this.clock, [this.expiring], (codes) =>
      inBatches(this.clock, (size) => codes.removeExpiredBefore(before, size)),
    );
  }
}
