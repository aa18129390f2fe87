import { NoEndingProposed } from '../../domain/moderation/suspension-errors.js';
import type { AuditedStaffAction } from './audited-staff-action.js';
import type { Suspensions } from './ports.js';
import type { StaffAction } from './staff-action-guard.js';

/** Declines the proposed ending of an account; also allowed to the moderator who proposed it. */
export class DeclineEnding {
  constructor(
    private readonly staffAction: AuditedStaffAction,
    private readonly suspensions: Suspensions,
  ) {}

  /** @throws PersonNotFound, ConflictOfInterest, OnlyAdminsActOnStaff, NoEndingProposed */
  execute(action: StaffAction): Promise<void> {
    return this.staffAction.execute(action, async () => {
      const ending = await this.suspensions.proposedOf(action.userId);
      if (!ending) throw new NoEndingProposed();
      ending.decline();
      await this.suspensions.save(ending);
      return { action: 'user.ending_declined', details: { suspension: ending.id } };
    });
  }
}
