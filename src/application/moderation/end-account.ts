import type { User } from '../../domain/account/user.js';
import { AlreadySuspended } from '../../domain/moderation/suspension-errors.js';
import { Suspension } from '../../domain/moderation/suspension.js';
import { REVIEW_KINDS } from '../../domain/trust-score/review-kind.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Participation } from '../shared/participation.js';
import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import { queueMail } from '../notifications/send-mail.js';
import type { OpenReviews } from '../account/ports.js';
import type { StaffAction, StaffActionGuard } from './staff-action-guard.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Suspensions } from './ports.js';
import type { SuspensionMails } from './suspension-mails.js';

export interface EndAccountCommand extends StaffAction {
  readonly reason: string;
}

/**
 * Ends an account. The first moderator who asks for it proposes it, and nothing happens to the person; when a second one
 * asks for the same, the account is ended with the words of the first.
 */
export class EndAccount {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly guard: StaffActionGuard,
    private readonly suspensions: Suspensions,
    private readonly participation: Participation,
    private readonly sessions: Sessions,
    private readonly openReviews: OpenReviews,
    private readonly mails: SuspensionMails,
    private readonly jobs: Jobs,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws PersonNotFound, ConflictOfInterest, OnlyAdminsActOnStaff, AlreadySuspended where it has been ended,
   * SecondModeratorNeeded, ReasonNotAllowed
   */
  execute({ actorId, userId, reason }: EndAccountCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      // Lock order: matches before users.
      if (await this.suspensions.proposedOf(userId)) await this.participation.cancelAll(userId);
      const person = await this.guard.lockTarget({ actorId, userId });
      const earlier = await this.suspensions.inForceOf(userId);
      if (earlier?.kind === 'ending') throw new AlreadySuspended();
      const proposed = await this.suspensions.proposedOf(userId);
      if (!proposed) return this.propose({ actorId, userId, reason });
      proposed.agree(actorId);
      await this.replace(earlier);
      await this.suspensions.save(proposed);
      await this.cutOff(person, proposed);
      await this.note(actorId, 'user.ended', proposed);
    });
  }

  private async propose({ actorId, userId, reason }: EndAccountCommand): Promise<void> {
    const ending = Suspension.proposeEnding({ userId, reason }, actorId, this.clock.now());
    await this.suspensions.add(ending);
    await this.note(actorId, 'user.ending_proposed', ending);
  }

  private async replace(earlier: Suspension | null): Promise<void> {
    if (!earlier) return;
    earlier.giveWay();
    await this.suspensions.save(earlier);
  }

  /** Undecided reviews are withdrawn; their files are deleted after the commit. */
  private async cutOff(person: User, ending: Suspension): Promise<void> {
    await this.participation.cancelAll(person.id);
    await this.openReviews.withdraw(person.id, REVIEW_KINDS);
    await this.sessions.endAll(person.id, 'account_ended');
    await queueMail(this.jobs, this.mails.ended(person, ending));
  }

  private note(actorId: number, action: string, { id, userId }: Suspension): Promise<void> {
    const target = { kind: 'user', id: userId } as const;
    return this.auditLog.write({ actorId, action, target, details: { suspension: id } });
  }
}
