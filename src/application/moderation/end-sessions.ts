import type { Sessions } from '../sessions/sessions.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { StaffAction, StaffActionGuard } from './staff-action-guard.js';
import type { AuditLog } from '../audit/audit-log.js';

/** Signs a person out everywhere; they may sign in again. */
export class EndSessions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly guard: StaffActionGuard,
    private readonly sessions: Sessions,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws PersonNotFound, ConflictOfInterest, OnlyAdminsActOnStaff */
  execute({ actorId, userId }: StaffAction): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.guard.lockTarget({ actorId, userId });
      await this.sessions.endAll(userId, 'ended_by_staff');
      const target = { kind: 'user', id: userId } as const;
      await this.auditLog.write({ actorId, action: 'user.sessions_ended', target });
    });
  }
}
