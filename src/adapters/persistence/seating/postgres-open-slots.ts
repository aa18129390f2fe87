import type pg from 'pg';
import type { OpenSlot, OpenSlots } from '../../../application/seating/ports.js';
import type { Slot } from '../../../domain/shared/slot.js';

const WITH_PEOPLE = `
  select to_char(preferred_date, 'YYYY-MM-DD') as "preferredDate", preferred_time as "preferredTime",
    venue_type as "venueType", count(*)::int as waiting
  from meetup_requests
  where status = 'active' and ($1::date is null or preferred_date = $1::date)
    and ($2::text is null or preferred_time = $2) and ($3::text is null or venue_type = $3)
  group by preferred_date, preferred_time, venue_type
  order by preferred_date, preferred_time, venue_type
  limit $4`;

export class PostgresOpenSlots implements OpenSlots {
  constructor(private readonly pool: pg.Pool) {}

  async find(asked: Partial<Slot>, limit: number): Promise<OpenSlot[]> {
    const { preferredDate = null, preferredTime = null, venueType = null } = asked;
    const values = [preferredDate, preferredTime, venueType, limit];
    const { rows } = await this.pool.query<Slot & { waiting: number }>(WITH_PEOPLE, values);
    return rows.map(({ waiting, ...slot }) => ({ slot, waiting }));
  }
}
