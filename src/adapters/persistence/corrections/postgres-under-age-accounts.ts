import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnderAgeAccounts } from '../../../application/corrections/ports.js';
import { ADULT_AGE } from '../../../domain/shared/age.js';
import type { CalendarDate } from '../../../domain/shared/calendar-date.js';

export class PostgresUnderAgeAccounts implements UnderAgeAccounts {
  constructor(private readonly em: EntityManager) {}

  async suspendedBefore(instant: Date, today: CalendarDate, limit: number, after: number): Promise<number[]> {
    const rows = await this.em.execute<Array<{ id: number }>>(
      `select u.id from users u join suspensions s on s.user_id = u.id and s.status = 'in_force'
       where u.id > ? and u.deleted_at is null and s.asked_at < ?::timestamptz
         and u.date_of_birth > ?::date - make_interval(years => ?)
       order by u.id limit ?`,
      [after, instant, today, ADULT_AGE, limit],
    );
    return rows.map(({ id }) => id);
  }
}
