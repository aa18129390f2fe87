import { AccountGone } from '../shared/account-gone.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Users } from '../account/ports.js';

/** Records that a user accepts the current Terms and Privacy. */
export class AcceptPolicies {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  /** @param version the one that the user was shown @throws AccountGone, PoliciesChanged */
  async execute({ userId, version }: { userId: number; version: number }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(userId);
      if (!user) throw new AccountGone();
      user.acceptPolicies(version, this.clock.now());
      await this.users.save(user);
    });
  }
}
