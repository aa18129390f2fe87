import type { AuditLog } from '../audit/audit-log.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Users } from '../account/ports.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { PhoneVerifications } from './ports.js';

/** Erases the user's verified phone number, which costs its points, and a number that waits for its code. */
export class RemovePhone {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly verifications: PhoneVerifications,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws NoPhoneToRemove, AccountGone */
  async execute({ userId }: { userId: number }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(userId);
      if (!user) throw new AccountGone();
      user.removePhone(this.clock.now());
      const pending = await this.verifications.findForUpdate(userId);
      if (pending) await this.verifications.remove(pending);
      await this.users.save(user);
      const target = { kind: 'user', id: userId } as const;
      await this.auditLog.write({ actorId: userId, action: 'user.phone_removed', target });
    });
  }
}
