import type { Pool } from 'pg';
import type { Clock } from '../../../application/shared/ports.js';
import { isStaff, type Role, type StaffRole } from '../../../domain/staff/role.js';
import { restrictionsSql } from '../moderation/restriction-sql.js';

/** Looks up what someone may do, as it is now, so that a role that is taken away is gone with the next click. */
export class PostgresStaffRoles {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  /** Null for members, and for whoever is suspended or not there any more. */
  async roleOf(userId: number): Promise<StaffRole | null> {
    const { rows } = await this.pool.query<{ role: Role }>({
      name: 'staff-role',
      text: `
        select role from users
        where id = $1 and deleted_at is null and not exists (select 1 ${restrictionsSql('$1', '$2')})`,
      values: [userId, this.clock.now()],
    });
    const role = rows[0]?.role ?? 'member';
    return isStaff(role) ? role : null;
  }
}
