import type { EntityManager } from '@mikro-orm/postgresql';
import type { Admins } from '../../../application/account/ports.js';
import { restrictionsSql } from '../moderation/restriction-sql.js';

/** The key of the advisory lock that serializes changes of the admin role, an arbitrary constant. */
const ADMINS_LOCK = 7_345_003;

export class PostgresAdmins implements Admins {
  constructor(private readonly em: EntityManager) {}

  async acquireLock(): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(?)', [ADMINS_LOCK]);
  }

  async count(now: Date, exceptUserId?: number): Promise<number> {
    const [row] = await this.em.execute<Array<{ admins: number }>>(
      `select count(*)::int as admins from users
       where role = 'admin' and deleted_at is null and id is distinct from ?::int
         and not exists (select 1 ${restrictionsSql('users.id', '?')})`,
      [exceptUserId ?? null, now],
    );
    return row!.admins;
  }
}
