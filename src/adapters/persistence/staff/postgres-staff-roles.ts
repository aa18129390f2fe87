import type { Pool } from 'pg';
import { isStaff, type Role, type StaffRole } from '../../../domain/staff/role.js';

/** Looks up what someone may do, as it is now, so that a role that is taken away is gone with the next click. */
export class PostgresStaffRoles {
  constructor(private readonly pool: Pool) {}

  /** Null for members and for whoever is not there any more. */
  async roleOf(userId: number): Promise<StaffRole | null> {
    const { rows } = await this.pool.query<{ role: Role }>({
      name: 'staff-role',
      text: 'select role from users where id = $1 and deleted_at is null',
      values: [userId],
    });
    const role = rows[0]?.role ?? 'member';
    return isStaff(role) ? role : null;
  }
}
