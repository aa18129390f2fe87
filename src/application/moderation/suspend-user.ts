import { AlreadySuspended } from '../../domain/moderation/suspension-errors.js';
import { Suspension } from '../../domain/moderation/suspension.js';
import { untilFrom } from '../../domain/moderation/until.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { Recipient } from '../notifications/contacts.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Participation } from '../shared/participation.js';
import type { Clock } from '../shared/ports.js';
import type { AuditedChange, AuditedStaffAction } from './audited-staff-action.js';
import type { Suspensions } from './ports.js';
import type { StaffAction } from './staff-action-guard.js';
import type { SuspensionMails } from './suspension-mails.js';

export interface SuspendUserCommand extends StaffAction {
  /** An ISO 8601 instant, or a date that begins at local midnight; null for a suspension without an end. */
  readonly until: string | null;
  /** Shown to the user. */
  readonly reason: string;
}

/** Suspends a user: cancels all participation, ends all sessions and mails the reason. See ADR 17. */
export class SuspendUser {
  constructor(
    private readonly staffAction: AuditedStaffAction,
    private readonly suspensions: Suspensions,
    private readonly participation: Participation,
    private readonly sessions: Sessions,
    private readonly mails: SuspensionMails,
    private readonly clock: Clock,
    private readonly homeZone: TimeZone,
  ) {}

  /**
   * @throws PersonNotFound, ConflictOfInterest, OnlyAdminsActOnStaff, AlreadySuspended, ReasonNotAllowed, UntilNotAhead
   */
  execute({ until, reason, ...action }: SuspendUserCommand): Promise<void> {
    const { actorId, userId } = action;
    const suspend = async (person: Recipient): Promise<AuditedChange> => {
      await this.closeExpired(userId);
      const end = until === null ? null : untilFrom(until, this.homeZone);
      const suspension = Suspension.suspend({ userId, reason, until: end }, actorId, this.clock.now());
      await this.suspensions.add(suspension);
      // Again, for seats that were taken before the user row was locked; from now on none can be taken.
      await this.participation.cancelAll(userId);
      await this.sessions.endAll(userId, 'suspended');
      await this.mails.suspended(person, suspension);
      const details = { suspension: suspension.id, until: end?.toISOString() ?? null };
      return { action: 'user.suspended', details };
    };
    return this.staffAction.execute(action, suspend, () => this.participation.cancelAll(userId));
  }

  /** Closes an expired suspension that the job has not closed yet. @throws AlreadySuspended if it has not expired */
  private async closeExpired(userId: number): Promise<void> {
    const earlier = await this.suspensions.inForceOf(userId);
    if (!earlier) return;
    if (!earlier.expire(this.clock.now())) throw new AlreadySuspended();
    await this.suspensions.save(earlier);
  }
}
