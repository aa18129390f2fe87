import type { Sessions } from '../sessions/sessions.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { SecondFactors } from './ports.js';

/**
 * Removes the second factor of a user who lost phone and recovery codes, and ends their console sessions. Operators
 * only.
 */
export class ResetSecondFactor {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly factors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly auditLog: AuditLog,
  ) {}

  /** @returns whether there was one */
  execute({ userId }: { userId: number }): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      if (!(await this.factors.remove(userId))) return false;
      await this.sessions.closeConsole(userId, 'second_factor_changed');
      const target = { kind: 'staff', id: userId } as const;
      await this.auditLog.write({ actorId: null, action: 'staff.second_factor_reset', target });
      return true;
    });
  }
}
