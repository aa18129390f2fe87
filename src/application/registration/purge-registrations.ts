import { APPLICATION_RETENTION_DAYS } from '../../domain/registration/application.js';
import { INVITATION_RETENTION_DAYS } from '../../domain/registration/invitation.js';
import { DAY_MS } from '../../domain/shared/durations.js';
import { inBatches } from '../shared/each-due.js';
import type { Clock } from '../shared/ports.js';
import type { Applications, Invitations } from './ports.js';

export const PURGE_REGISTRATIONS = 'purge-registrations';

/** Daily job that deletes old applications and invitations. Idempotent. */
export class PurgeRegistrations {
  constructor(
    private readonly applications: Applications,
    private readonly invitations: Invitations,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = (days: number) => new Date(this.clock.now().getTime() - days * DAY_MS);
    const { open, ended } = APPLICATION_RETENTION_DAYS;
    await inBatches(this.clock, (size) => this.applications.removeOld(before(open), before(ended), size));
    await inBatches(this.clock, (size) =>
      this.invitations.removeEndedBefore(before(INVITATION_RETENTION_DAYS), size),
    );
  }
}
