import { NoEndingProposed } from '../../domain/moderation/suspension-errors.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { StaffAction, StaffActionGuard } from './staff-action-guard.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Suspensions } from './ports.js';

/** Declines a proposed ending of an account; also open to the moderator who proposed it. */
export class DeclineEnding {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly guard: StaffActionGuard,
    private readonly suspensions: Suspensions,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws PersonNotFound, ConflictOfInterest, OnlyAdminsActOnStaff, NoEndingProposed */
  execute({ actorId, userId }: StaffAction): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.guard.lockTarget({ actorId, userId });
      const ending = await this.suspensions.proposedOf(userId);
      if (!ending) throw new NoEndingProposed();
      ending.decline();
      await this.suspensions.save(ending);
      await this.auditLog.write({
        actorId,
        action: 'user.ending_declined',
        target: { kind: 'user', id: userId },
        details: { suspension: ending.id },
      });
    });
  }
}
