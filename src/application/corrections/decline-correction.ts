import type { AuditedStaffAction } from '../moderation/audited-staff-action.js';
import type { DecideCorrectionCommand } from './agree-to-correction.js';
import type { FindOpenCorrection } from './find-open-correction.js';
import type { PendingCorrections } from './ports.js';

/** Declines a correction; also allowed to the admin who asked for it. */
export class DeclineCorrection {
  constructor(
    private readonly staffAction: AuditedStaffAction,
    private readonly findOpen: FindOpenCorrection,
    private readonly corrections: PendingCorrections,
  ) {}

  /** @throws PersonNotFound, AccountGone, ConflictOfInterest, OnlyAdminsActOnStaff, DecidedMeanwhile, NoCorrectionAsked */
  execute({ correctionId, ...action }: DecideCorrectionCommand): Promise<void> {
    return this.staffAction.execute({ ...action, needs: 'admin' }, async (person) => {
      const correction = await this.findOpen.execute(person, correctionId);
      await this.corrections.remove(correction);
      return { action: 'user.correction_declined', details: { kind: correction.state.kind } };
    });
  }
}
