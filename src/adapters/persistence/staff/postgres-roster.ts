import type { EntityManager } from '@mikro-orm/postgresql';
import type { Roster } from '../../../application/staff/ports.js';
import { restrictionsSql } from '../moderation/restriction-sql.js';

/** Any fixed number: changes of who is an admin take turns on it. */
const ROSTER_LOCK = 7_345_003;

export class PostgresRoster implements Roster {
  constructor(private readonly em: EntityManager) {}

  async hold(): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(?)', [ROSTER_LOCK]);
  }

  async countAdmins(now: Date, exceptUserId?: number): Promise<number> {
    const [row] = await this.em.execute<Array<{ admins: number }>>(
      `select count(*)::int as admins from users
       where role = 'admin' and deleted_at is null and id is distinct from ?::int
         and not exists (select 1 ${restrictionsSql('users.id', '?')})`,
      [exceptUserId ?? null, now],
    );
    return row!.admins;
  }
}
