import type { Users } from '../account/ports.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Suspensions } from './ports.js';

export const CLOSE_SUSPENSIONS = 'close-suspensions';

/** Job: closes expired suspensions. Access does not depend on it, because expiry is checked at each request. */
export class CloseSuspensions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly suspensions: Suspensions,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const expired = pagesOf<number>((after, limit) => this.suspensions.usersWithExpired(now, limit, after));
    await eachDue(this.clock, expired, (userId) => this.unitOfWork.run(() => this.close(userId)));
  }

  private async close(userId: number): Promise<void> {
    await this.users.findForUpdate(userId);
    const suspension = await this.suspensions.inForceOf(userId);
    if (!suspension?.expire(this.clock.now())) return;
    await this.suspensions.save(suspension);
    await this.auditLog.write({
      actorId: null,
      action: 'user.suspension_over',
      target: { kind: 'user', id: userId },
      details: { suspension: suspension.id },
    });
  }
}
