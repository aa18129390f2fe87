import type { User } from '../../domain/account/user.js';
import { LastAdmin } from '../../domain/staff/staff-errors.js';
import type { Clock } from '../shared/ports.js';
import type { Admins } from './ports.js';

/**
 * Ensures that one admin remains. Checked before an admin loses the role or deletes the account; a suspension needs no
 * check, because another admin decides it.
 */
export class LastAdminStays {
  constructor(
    private readonly admins: Admins,
    private readonly clock: Clock,
  ) {}

  /**
   * Expects the user row to be locked, and keeps the advisory lock of admins until the unit of work ends.
   * @throws LastAdmin
   */
  async ensure({ id, role }: User): Promise<void> {
    if (role !== 'admin') return;
    await this.admins.acquireLock();
    if ((await this.admins.count(this.clock.now(), id)) === 0) throw new LastAdmin();
  }
}
