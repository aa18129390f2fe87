import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { EmailChanges, PasswordResets, PendingRegistrations } from './ports.js';

export const PURGE_EXPIRED_CODES = 'purge-expired-codes';
/** After the expiry, so that a user can request a new code for a registration of the evening before. */
const KEPT_HOURS = 24;

/** Hourly job that deletes expired registrations, password resets and email changes. Idempotent. */
export class PurgeExpiredCodes {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly registrations: PendingRegistrations,
    private readonly resets: PasswordResets,
    private readonly emailChanges: EmailChanges,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_HOURS * 3_600_000);
    await this.unitOfWork.run(async () => {
      await this.registrations.removeExpiredBefore(before);
      await this.resets.removeExpiredBefore(before);
      await this.emailChanges.removeExpiredBefore(before);
    });
  }
}
