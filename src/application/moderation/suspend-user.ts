import { untilFrom } from '../../domain/moderation/until.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { Participation } from '../shared/participation.js';
import type { ApplySuspension } from './apply-suspension.js';
import type { AuditedStaffAction } from './audited-staff-action.js';
import type { StaffAction } from './staff-action-guard.js';

export interface SuspendUserCommand extends StaffAction {
  /** An ISO 8601 instant, or a date that begins at local midnight; null for a suspension without an end. */
  readonly until: string | null;
  /** Shown to the user. */
  readonly reason: string;
}

/** Suspends a user on behalf of staff. */
export class SuspendUser {
  constructor(
    private readonly staffAction: AuditedStaffAction,
    private readonly applySuspension: ApplySuspension,
    private readonly participation: Participation,
    private readonly homeZone: TimeZone,
  ) {}

  /**
   * @throws PersonNotFound, ConflictOfInterest, OnlyAdminsActOnStaff, AlreadySuspended, ReasonNotAllowed, UntilNotAhead
   */
  execute({ until, reason, ...action }: SuspendUserCommand): Promise<void> {
    const { actorId, userId } = action;
    return this.staffAction.execute(
      action,
      async (person) => {
        const end = until === null ? null : untilFrom(until, this.homeZone);
        const restriction = { until: end, reason, replaces: false };
        const suspension = await this.applySuspension.execute(person, restriction, actorId);
        const details = { suspension: suspension!.id, until: end?.toISOString() ?? null };
        return { action: 'user.suspended', details };
      },
      () => this.participation.cancelAll(userId),
    );
  }
}
