import { NotSuspended } from '../../domain/moderation/suspension-errors.js';
import { ensureMayReturn } from '../../domain/moderation/acting-on-people.js';
import { localDate, type TimeZone } from '../../domain/shared/time-zone.js';
import type { Clock } from '../shared/ports.js';
import type { AuditedStaffAction } from './audited-staff-action.js';
import type { Suspensions } from './ports.js';
import type { StaffAction } from './staff-action-guard.js';
import type { SuspensionMails } from './suspension-mails.js';

export interface LiftSuspensionCommand extends StaffAction {
  /** Note for the user. */
  readonly note: string | null;
}

/** Lifts a suspension or an ending, and mails the user. Lost seats are not restored. */
export class LiftSuspension {
  constructor(
    private readonly staffAction: AuditedStaffAction,
    private readonly suspensions: Suspensions,
    private readonly mails: SuspensionMails,
    private readonly clock: Clock,
    private readonly homeZone: TimeZone,
  ) {}

  /** @throws PersonNotFound, ConflictOfInterest, OnlyAdminsActOnStaff, StillUnderAge, NotSuspended */
  execute({ note, ...action }: LiftSuspensionCommand): Promise<void> {
    const { actorId, userId } = action;
    return this.staffAction.execute(action, async (person) => {
      const suspension = await this.suspensions.inForceOf(userId);
      if (!suspension) throw new NotSuspended();
      ensureMayReturn(person, localDate(this.clock.now(), this.homeZone));
      suspension.lift(actorId, this.clock.now());
      await this.suspensions.save(suspension);
      await this.mails.lifted(person, note);
      return { action: 'user.suspension_lifted', details: { suspension: suspension.id } };
    });
  }
}
