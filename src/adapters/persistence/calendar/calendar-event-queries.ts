import type pg from 'pg';
import type { CalendarEvents } from '../../../application/calendar/ports.js';
import { eventStateOf, type TableEvent } from '../../../application/notifications/calendar-file.js';
import type { MatchStatus } from '../../../domain/match/match-status.js';
import { BOOKING } from '../match/booking-sql.js';
import { hasLeftSql } from '../status-sql.js';

/**
 * $1 is the user. A former member reads no later venue, and their event changes last when they left. A meetup that the
 * user joined again has one row. Other members and the name of the booking are left out, because a calendar service reads the feed.
 */
const EVENTS = `
  select m.id as "matchId", o.title, m.venue_type as "venueType", m.suggested_time as "time", m.starts_at as "startsAt",
    m.time_zone as "timeZone", m.created_at as "createdAt", m.status, ${hasLeftSql('own.status')} as "hasLeft",
    case when ${hasLeftSql('own.status')} then coalesce(own.left_at, m.updated_at) else m.updated_at end as "updatedAt",
    case when not ${hasLeftSql('own.status')} then m.suggested_location end as place,
    case when not ${hasLeftSql('own.status')} then ${BOOKING} end as booking
  from match_members own
  join matches m on m.id = own.match_id
  left join meetups o on o.id = m.meetup_id
  where own.user_id = $1 and m.starts_at > $2 and m.status not in ('in_touch', 'parted')
  order by m.starts_at, m.id
  limit $3`;

type EventRow = Omit<TableEvent, 'state' | 'tableMates'> & {
  readonly status: MatchStatus;
  readonly hasLeft: boolean;
};

export class PostgresCalendarEvents implements CalendarEvents {
  constructor(private readonly pool: pg.Pool) {}

  async of(userId: number, since: Date, limit: number): Promise<TableEvent[]> {
    const { rows } = await this.pool.query<EventRow>({
      name: 'calendar-events',
      text: EVENTS,
      values: [userId, since, limit],
    });
    return rows.map(({ status, hasLeft, booking, ...event }) => ({
      ...event,
      booking: booking && { ...booking, bookedAs: null },
      tableMates: [],
      state: hasLeft ? 'cancelled' : eventStateOf(status),
    }));
  }
}
