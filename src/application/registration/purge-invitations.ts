import { INVITATION_RETENTION_DAYS } from '../../domain/registration/invitation.js';
import { DAY_MS } from '../../domain/shared/durations.js';
import { inBatches } from '../shared/each-due.js';
import type { Clock } from '../shared/ports.js';
import type { Invitations } from './ports.js';

/** Daily job that deletes invitations that ended long ago. Idempotent. */
export class PurgeInvitations {
  constructor(
    private readonly invitations: Invitations,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - INVITATION_RETENTION_DAYS * DAY_MS);
    await inBatches(this.clock, (size) => this.invitations.removeEndedBefore(before, size));
  }
}
