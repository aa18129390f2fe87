import type { EntityManager } from '@mikro-orm/postgresql';
import type { Admins } from '../../../application/account/ports.js';
import type { Recipient } from '../../../application/notifications/contacts.js';
import { restrictionsSql } from '../moderation/restriction-sql.js';

/** The key of the advisory lock that serializes changes of the admin role, an arbitrary constant. */
const ADMINS_LOCK = 7_345_003;

const IN_GOOD_STANDING = `role = 'admin' and deleted_at is null and id is distinct from ?::int
  and not exists (select 1 ${restrictionsSql('users.id', '?')})`;

export class PostgresAdmins implements Admins {
  constructor(private readonly em: EntityManager) {}

  async acquireLock(): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(?)', [ADMINS_LOCK]);
  }

  async count(now: Date, exceptUserId?: number): Promise<number> {
    const [row] = await this.em.execute<Array<{ admins: number }>>(
      `select count(*)::int as admins from users
       where ${IN_GOOD_STANDING}`,
      [exceptUserId ?? null, now],
    );
    return row!.admins;
  }

  async recipients(now: Date, exceptUserId: number): Promise<Recipient[]> {
    return this.em.execute<Recipient[]>(
      `select email, first_name as "firstName", language from users where ${IN_GOOD_STANDING} order by id`,
      [exceptUserId, now],
    );
  }
}
