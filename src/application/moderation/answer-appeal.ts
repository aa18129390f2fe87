import { NoAppealWaiting } from '../../domain/moderation/suspension-errors.js';
import { ensureMayReturn } from '../../domain/moderation/acting-on-people.js';
import { localDate, type TimeZone } from '../../domain/shared/time-zone.js';
import type { Clock } from '../shared/ports.js';
import type { AuditedStaffAction } from './audited-staff-action.js';
import type { Suspensions } from './ports.js';
import type { StaffAction } from './staff-action-guard.js';
import type { SuspensionMails } from './suspension-mails.js';

export interface AnswerAppealCommand extends StaffAction {
  /** Answer to the user. */
  readonly answer: string;
  /** Whether the suspension is lifted. */
  readonly lift: boolean;
}

/** Answers an appeal, by a moderator who did not take part in the suspension, and mails the user. */
export class AnswerAppeal {
  constructor(
    private readonly staffAction: AuditedStaffAction,
    private readonly suspensions: Suspensions,
    private readonly mails: SuspensionMails,
    private readonly clock: Clock,
    private readonly homeZone: TimeZone,
  ) {}

  /**
   * @throws PersonNotFound, ConflictOfInterest, OnlyAdminsActOnStaff, StillUnderAge, NotSuspended, NoAppealWaiting, AppealNeedsAnother,
   * AppealTextNotAllowed
   */
  execute({ answer, lift, ...action }: AnswerAppealCommand): Promise<void> {
    const { actorId, userId } = action;
    return this.staffAction.execute(action, async (person) => {
      const suspension = await this.suspensions.inForceOf(userId);
      if (!suspension) throw new NoAppealWaiting();
      if (lift) ensureMayReturn(person, localDate(this.clock.now(), this.homeZone));
      suspension.answerAppeal({ answer, lift }, actorId, this.clock.now());
      await this.suspensions.save(suspension);
      await this.mails.appealAnswered(person, suspension);
      return { action: 'user.appeal_answered', details: { suspension: suspension.id, lifted: lift } };
    });
  }
}
