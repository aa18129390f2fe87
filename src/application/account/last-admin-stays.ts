import type { User } from '../../domain/account/user.js';
import { LastAdmin } from '../../domain/staff/staff-errors.js';
import type { Clock } from '../shared/ports.js';
import type { Admins } from './ports.js';

/**
 * Somebody must be left who can give roles. Asked before an admin loses the role or goes; whoever is suspended or ended is
 * so by another admin, who stays.
 */
export class LastAdminStays {
  constructor(
    private readonly admins: Admins,
    private readonly clock: Clock,
  ) {}

  /** For someone who is held already. Until the unit of work ends nobody else gets an answer. @throws LastAdmin */
  async ensure({ id, role }: User): Promise<void> {
    if (role !== 'admin') return;
    await this.admins.acquireLock();
    if ((await this.admins.count(this.clock.now(), id)) === 0) throw new LastAdmin();
  }
}
