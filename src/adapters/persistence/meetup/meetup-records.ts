import type pg from 'pg';
import type {
  MeetupRecordFilter,
  MeetupRecords,
  MeetupRecordSort,
} from '../../../application/meetup/meetup-records.js';
import type { MeetupVenue } from '../../../domain/meetup/venue.js';
import type { PageAsked, PageFound } from '../../../application/shared/page.js';
import { Conditions, consolePage, personSql } from '../console-sql.js';
import { lastDecisionIdSql } from '../audit/staff-decisions-sql.js';
import type { ReadQueries } from '../read-queries.js';
import { isSeatedSql } from '../status-sql.js';
import { VENUE_SQL } from './venue-sql.js';

/** A `like` pattern for columns that contain the text; its wildcards match only themselves. */
const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** `full` is not stored: it is an open meetup without a free seat. */
const STATUS = `case when o.status = 'open' and o.current_participants >= o.max_participants then 'full'
    else o.status end`;

const ROW = `o.id, o.title, ${STATUS} as status, o.venue_type as "venueType",
  o.restaurant_name as "restaurantName", to_char(o.scheduled_date, 'YYYY-MM-DD') as "scheduledDate",
  o.scheduled_time as "scheduledTime", o.max_participants as seats, o.current_participants as "seatsTaken",
  (select count(*)::int from meetup_waitlist w where w.meetup_id = o.id) as waiting,
  ${personSql('organizer')} as organizer, o.by_staff as "byStaff"`;

const ONE = `
  select ${ROW}, o.description, ${VENUE_SQL} as venue, o.starts_at as "startsAt", o.time_zone as "timeZone", o.created_at as "createdAt", m.id as "matchId",
    array(select ${personSql('guest')} from match_members seat join users guest on guest.id = seat.user_id
      where seat.match_id = m.id and ${isSeatedSql('seat.status')} and guest.deleted_at is null
      order by seat.joined_at, seat.user_id) as participants,
    array(select ${personSql('next')} from meetup_waitlist w join users next on next.id = w.user_id
      where w.meetup_id = o.id and next.deleted_at is null order by w.id) as waitlist,
    ${lastDecisionIdSql('meetup', 'o.id')} as "lastDecisionId"
  from meetups o
  join matches m on m.meetup_id = o.id
  left join users organizer on organizer.id = o.created_by
  where o.id = $1`;

export class PostgresMeetupRecords implements MeetupRecords {
  constructor(
    private readonly pool: pg.Pool,
    private readonly lists: ReadQueries,
  ) {}

  page(asked: PageAsked<MeetupRecordSort, MeetupRecordFilter>): Promise<PageFound<object>> {
    const { id, q, date, status, venueType } = asked.filter;
    const { where, values } = new Conditions()
      .add(id, (list) => `o.id = any (${list}::int[])`)
      .add(q && likePattern(q), (text) => `(o.title ilike ${text} or o.restaurant_name ilike ${text})`)
      .add(date, (day) => `o.scheduled_date = ${day}::date`)
      .add(status, (text) => `${STATUS} = ${text}`)
      .add(venueType, (text) => `o.venue_type = ${text}`);
    return consolePage(
      this.lists,
      {
        select: ROW,
        from: 'meetups o',
        joins: 'left join users organizer on organizer.id = o.created_by',
        where,
        values,
        sorts: { id: 'o.id', scheduledDate: 'o.scheduled_date', seatsTaken: 'o.current_participants' },
        id: 'o.id',
      },
      asked,
    );
  }

  async one(id: number): Promise<{ readonly venue: MeetupVenue } | null> {
    const { rows } = await this.pool.query<{ readonly venue: MeetupVenue }>(ONE, [id]);
    return rows[0] ?? null;
  }
}
