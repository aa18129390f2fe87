import type { AuditedStaffAction } from '../moderation/audited-staff-action.js';
import type { StaffAction } from '../moderation/staff-action-guard.js';
import type { Clock } from '../shared/ports.js';
import type { ApplyCorrection } from './apply-correction.js';
import type { FindOpenCorrection } from './find-open-correction.js';

export interface DecideCorrectionCommand extends StaffAction {
  /** The correction that the admin has read: another one may have taken its place. */
  readonly correctionId: number;
}

/** The agreement of a second admin to a correction. */
export class AgreeToCorrection {
  constructor(
    private readonly staffAction: AuditedStaffAction,
    private readonly findOpen: FindOpenCorrection,
    private readonly applyCorrection: ApplyCorrection,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws PersonNotFound, AccountGone, ConflictOfInterest, OnlyAdminsActOnStaff, DecidedMeanwhile, NoCorrectionAsked,
   * SecondAdminNeeded, TooEarlyToAgree, EmailTaken
   */
  execute({ correctionId, ...action }: DecideCorrectionCommand): Promise<void> {
    return this.staffAction.execute({ ...action, needs: 'admin' }, async (person) => {
      const correction = await this.findOpen.execute(person, correctionId);
      correction.agree(action.actorId, this.clock.now());
      const { kind } = correction.state;
      const applied = await this.applyCorrection.execute(person, correction);
      return applied ?? { action: 'user.correction_agreed', details: { kind } };
    });
  }
}
