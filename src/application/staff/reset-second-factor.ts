import type { Sessions } from '../sessions/sessions.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { SecondFactors } from './ports.js';

/** Removes a second factor and closes the console sessions of its user. For operators at the command line only. */
export class ResetSecondFactor {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly factors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly auditLog: AuditLog,
  ) {}

  /** @returns false if the user has no second factor */
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
