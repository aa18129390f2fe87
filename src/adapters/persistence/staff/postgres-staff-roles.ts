import type { Pool } from 'pg';
import type { Clock } from '../../../application/shared/ports.js';
import type { StaffRights } from '../../../application/staff/ports.js';
import { isStaff, type Role } from '../../../domain/staff/role.js';
import { restrictionsSql } from '../moderation/restriction-sql.js';

/** Reads the role on every request, so that a revoked role ends at once. */
export class PostgresStaffRoles {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  /** @returns null for members, suspended users and deleted accounts */
  async rightsOf(userId: number): Promise<StaffRights | null> {
    const { rows } = await this.pool.query<{ role: Role; hasSecondFactor: boolean }>({
      name: 'staff-rights',
      text: `
        select role, exists (
          select 1 from second_factors where user_id = $1 and enrolled_at is not null
        ) as "hasSecondFactor"
        from users
        where id = $1 and deleted_at is null and not exists (select 1 ${restrictionsSql('$1', '$2')})`,
      values: [userId, this.clock.now()],
    });
    if (!rows[0]) return null;
    const { role, hasSecondFactor } = rows[0];
    return isStaff(role) ? { role, hasSecondFactor } : null;
  }
}
