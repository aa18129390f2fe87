import { AlreadySuspended } from '../../domain/moderation/suspension-errors.js';
import { Suspension } from '../../domain/moderation/suspension.js';
import { untilFrom } from '../../domain/moderation/until.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Participation } from '../shared/participation.js';
import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import { queueMail } from '../notifications/send-mail.js';
import type { StaffAction, StaffActionGuard } from './staff-action-guard.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Suspensions } from './ports.js';
import type { SuspensionMails } from './suspension-mails.js';

export interface SuspendUserCommand extends StaffAction {
  /** An instant or a day as text; null until it is lifted. */
  readonly until: string | null;
  readonly reason: string;
}

/** Suspends a user: cancels all participation, ends all sessions, and mails the reason. See ADR 17. */
export class SuspendUser {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly guard: StaffActionGuard,
    private readonly suspensions: Suspensions,
    private readonly participation: Participation,
    private readonly sessions: Sessions,
    private readonly mails: SuspensionMails,
    private readonly jobs: Jobs,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly homeZone: TimeZone,
  ) {}

  /**
   * @throws PersonNotFound, ConflictOfInterest, OnlyAdminsActOnStaff, AlreadySuspended, ReasonNotAllowed, UntilNotAhead
   */
  execute({ actorId, userId, until, reason }: SuspendUserCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      // Lock order: matches before users.
      await this.participation.cancelAll(userId);
      const person = await this.guard.lockTarget({ actorId, userId });
      await this.closeEarlierOne(userId);
      const end = until === null ? null : untilFrom(until, this.homeZone);
      const suspension = Suspension.suspend({ userId, reason, until: end }, actorId, this.clock.now());
      await this.suspensions.add(suspension);
      // With the user locked no new seat can appear, so a second pass cancels what was added before the lock.
      await this.participation.cancelAll(userId);
      await this.sessions.endAll(userId, 'suspended');
      await queueMail(this.jobs, this.mails.suspended(person, suspension));
      await this.auditLog.write({
        actorId,
        action: 'user.suspended',
        target: { kind: 'user', id: userId },
        details: { suspension: suspension.id, until: end?.toISOString() ?? null },
      });
    });
  }

  /** One whose time has passed may not have been closed yet. @throws AlreadySuspended where it is still in force */
  private async closeEarlierOne(userId: number): Promise<void> {
    const earlier = await this.suspensions.inForceOf(userId);
    if (!earlier) return;
    if (!earlier.endByTime(this.clock.now())) throw new AlreadySuspended();
    await this.suspensions.save(earlier);
  }
}
