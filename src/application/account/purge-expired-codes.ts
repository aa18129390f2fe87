import { HOUR_MS } from '../../domain/shared/durations.js';
import { eachDue, inBatches } from '../shared/each-due.js';
import type { Clock } from '../shared/ports.js';
import type { EmailProofs, PasswordResets, PendingRegistrations } from './ports.js';

export const PURGE_EXPIRED_CODES = 'purge-expired-codes';
/** After the expiry, so that a user can request a new code for a registration of the evening before. */
const KEPT_HOURS = 24;

/** Hourly job that deletes expired registrations, password resets and proofs of an address. Idempotent. */
export class PurgeExpiredCodes {
  constructor(
    private readonly registrations: PendingRegistrations,
    private readonly resets: PasswordResets,
    private readonly emailProofs: EmailProofs,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_HOURS * HOUR_MS);
    const expiring = [this.registrations, this.resets, this.emailProofs];
    await eachDue<Pick<PasswordResets, 'removeExpiredBefore'>>(this.clock, [expiring], (codes) =>
      inBatches(this.clock, (size) => codes.removeExpiredBefore(before, size)),
    );
  }
}
