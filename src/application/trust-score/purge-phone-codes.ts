import { inBatches } from '../shared/each-due.js';
import type { Clock } from '../shared/ports.js';
import type { PhoneVerifications } from './ports.js';

export const PURGE_PHONE_CODES = 'purge-phone-codes';

/** Job: removes phone verifications with an expired code. */
export class PurgePhoneCodes {
  constructor(
    private readonly verifications: PhoneVerifications,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    await inBatches(this.clock, (size) => this.verifications.removeExpiredBefore(now, size));
  }
}
