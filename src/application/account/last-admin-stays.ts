import type { User } from '../../domain/account/user.js';
import { LastAdmin } from '../../domain/staff/staff-errors.js';
import type { Clock } from '../shared/ports.js';
import type { Admins } from './ports.js';

/**
 * Ensures that an admin remains before one loses the role or deletes the account. Suspensions need no check: the acting
 * admin remains.
 */
export class LastAdminStays {
  constructor(
    private readonly admins: Pick<Admins, 'acquireLock' | 'count'>,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes the advisory lock of admins until the unit of work ends. The caller has locked the user row.
   * @throws LastAdmin
   */
  async ensure({ id, role }: User): Promise<void> {
    if (role !== 'admin') return;
    await this.admins.acquireLock();
    if ((await this.admins.count(this.clock.now(), id)) === 0) throw new LastAdmin();
  }
}
