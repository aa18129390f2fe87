import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailedWeeks } from '../../../application/figures/mail-week.js';
import type { CalendarDate } from '../../../domain/shared/calendar-date.js';

export class PostgresMailedWeeks implements MailedWeeks {
  constructor(private readonly em: EntityManager) {}

  async markMailed(saturday: CalendarDate, now: Date): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      `insert into mailed_weeks (saturday, mailed_at) values (?, ?) on conflict do nothing returning saturday`,
      [saturday, now],
    );
    return rows.length > 0;
  }
}
