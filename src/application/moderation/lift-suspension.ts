import { NotSuspended } from '../../domain/moderation/suspension-errors.js';
import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import { queueMail } from '../notifications/send-mail.js';
import type { StaffAction, StaffActionGuard } from './staff-action-guard.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Suspensions } from './ports.js';
import type { SuspensionMails } from './suspension-mails.js';

export interface LiftSuspensionCommand extends StaffAction {
  /** A word to the person. */
  readonly note: string | null;
}

/** Lets a person in again whose account was suspended or ended. Seats they had are not given back. */
export class LiftSuspension {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly guard: StaffActionGuard,
    private readonly suspensions: Suspensions,
    private readonly mails: SuspensionMails,
    private readonly jobs: Jobs,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws PersonNotFound, ConflictOfInterest, OnlyAdminsActOnStaff, NotSuspended */
  execute({ actorId, userId, note }: LiftSuspensionCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      const person = await this.guard.lockTarget({ actorId, userId });
      const suspension = await this.suspensions.inForceOf(userId);
      if (!suspension) throw new NotSuspended();
      suspension.lift(actorId, this.clock.now());
      await this.suspensions.save(suspension);
      await queueMail(this.jobs, this.mails.lifted(person, note));
      await this.auditLog.write({
        actorId,
        action: 'user.suspension_lifted',
        target: { kind: 'user', id: userId },
        details: { suspension: suspension.id },
      });
    });
  }
}
