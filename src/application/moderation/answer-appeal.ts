import { NoAppealWaiting } from '../../domain/moderation/suspension-errors.js';
import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import { queueMail } from '../notifications/send-mail.js';
import type { StaffAction, StaffActionGuard } from './staff-action-guard.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Suspensions } from './ports.js';
import type { SuspensionMails } from './suspension-mails.js';

export interface AnswerAppealCommand extends StaffAction {
  /** Words to the person. */
  readonly answer: string;
  readonly lift: boolean;
}

/**
 * Answers an appeal and optionally lifts the suspension; only for staff who did not decide the suspension.
 */
export class AnswerAppeal {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly guard: StaffActionGuard,
    private readonly suspensions: Suspensions,
    private readonly mails: SuspensionMails,
    private readonly jobs: Jobs,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws PersonNotFound, ConflictOfInterest, OnlyAdminsActOnStaff, NotSuspended, NoAppealWaiting, AppealNeedsAnother,
   * AppealTextNotAllowed
   */
  execute({ actorId, userId, answer, lift }: AnswerAppealCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      const person = await this.guard.lockTarget({ actorId, userId });
      const suspension = await this.suspensions.inForceOf(userId);
      if (!suspension) throw new NoAppealWaiting();
      suspension.answerAppeal({ answer, lift }, actorId, this.clock.now());
      await this.suspensions.save(suspension);
      await queueMail(this.jobs, this.mails.appealAnswered(person, suspension));
      await this.auditLog.write({
        actorId,
        action: 'user.appeal_answered',
        target: { kind: 'user', id: userId },
        details: { suspension: suspension.id, lifted: lift },
      });
    });
  }
}
