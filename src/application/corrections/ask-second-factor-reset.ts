import { NoSecondFactor, TwoOtherAdminsNeeded } from '../../domain/corrections/correction-errors.js';
import type { CorrectionReason } from '../../domain/corrections/pending-correction.js';
import type { Admins } from '../account/ports.js';
import type { AuditedStaffAction } from '../moderation/audited-staff-action.js';
import type { StaffAction } from '../moderation/staff-action-guard.js';
import type { Clock } from '../shared/ports.js';
import type { SecondFactors } from '../staff/ports.js';
import type { AskCorrection } from './ask-correction.js';
import type { CorrectionMails } from './correction-mails.js';

export interface AskSecondFactorResetCommand extends StaffAction {
  readonly reason: CorrectionReason;
}

/** Asks to reset the second factor of a colleague; a second admin has to agree. */
export class AskSecondFactorReset {
  constructor(
    private readonly staffAction: AuditedStaffAction,
    private readonly factors: SecondFactors,
    private readonly admins: Admins,
    private readonly askCorrection: AskCorrection,
    private readonly mails: CorrectionMails,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws PersonNotFound, AccountGone, ConflictOfInterest, OnlyAdminsActOnStaff, DecidedMeanwhile, NoSecondFactor,
   * TwoOtherAdminsNeeded, CorrectionAlreadyAsked
   */
  execute({ reason, ...action }: AskSecondFactorResetCommand): Promise<void> {
    return this.staffAction.execute({ ...action, needs: 'admin' }, async (person) => {
      const userId = person.id;
      if (!(await this.factors.find(userId))?.isOn) throw new NoSecondFactor();
      if ((await this.admins.count(this.clock.now(), userId)) < 2) throw new TwoOtherAdminsNeeded();
      const asked = { userId, reason, askedBy: action.actorId, email: null, previousEmail: null };
      await this.askCorrection.execute({ ...asked, kind: 'second_factor' });
      await this.mails.secondFactorAsked(person);
      return { action: 'staff.second_factor_reset_asked', details: { reason } };
    });
  }
}
