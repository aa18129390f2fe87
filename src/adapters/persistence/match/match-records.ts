import type pg from 'pg';
import type {
  MatchRecord,
  MatchRecordFilter,
  MatchRecordRow,
  MatchRecords,
  MatchRecordSort,
} from '../../../application/match/match-records.js';
import type { PageAsked, PageFound } from '../../../application/shared/page.js';
import type { PersonRow } from '../../../application/shared/person-row.js';
import { SYSTEM_USER_ID } from '../../../domain/chat/chat-message.js';
import { Conditions, consolePage, personSql } from '../console-sql.js';
import type { ReadQueries } from '../read-queries.js';
import { isSeatedSql } from '../status-sql.js';

const TABLE = `m.id, m.status, to_char(m.suggested_date, 'YYYY-MM-DD') as date, m.suggested_time as time,
  m.venue_type as "venueType", m.match_score as "matchScore", m.meetup_id is not null as "isMeetup",
  m.created_at as "createdAt"`;

const SEATED = `(select count(*)::int from match_members seat
  where seat.match_id = m.id and ${isSeatedSql('seat.status')}) as members`;

/** Staff do not see which members are in touch; a reported chat is in its report. */
const IS_TABLE = `m.status not in ('in_touch', 'parted')`;

const ONE = `
  select ${TABLE}, m.meetup_id as "meetupId", m.formation as why,
    (select count(*)::int from chat_messages c
      where c.match_id = m.id and c.user_id <> ${SYSTEM_USER_ID}) as messages
  from matches m where m.id = $1 and ${IS_TABLE}`;

const SEATS = `
  select ${personSql('u')} as person, seat.status, seat.joined_at as "joinedAt"
  from match_members seat join users u on u.id = seat.user_id
  where seat.match_id = $1 order by seat.id`;

const PEOPLE = `
  select u.id, trim(u.first_name || ' ' || u.last_name) as name from users u
  where u.id = any ($1::int[]) and u.deleted_at is null`;

export class PostgresMatchRecords implements MatchRecords {
  constructor(
    private readonly pool: pg.Pool,
    private readonly lists: ReadQueries,
  ) {}

  page(asked: PageAsked<MatchRecordSort, MatchRecordFilter>): Promise<PageFound<MatchRecordRow>> {
    const { id, status, date, venueType, userId } = asked.filter;
    const { where, values } = new Conditions()
      .add(id, (list) => `m.id = any (${list}::int[])`)
      .add(status, (text) => `m.status = ${text}`)
      .add(date, (day) => `m.suggested_date = ${day}::date`)
      .add(venueType, (text) => `m.venue_type = ${text}`)
      .add(userId, (user) => `m.id in (select match_id from match_members where user_id = ${user}::int)`);
    return consolePage(
      this.lists,
      {
        select: `${TABLE}, ${SEATED}`,
        from: 'matches m',
        where: [...where, IS_TABLE],
        values,
        sorts: { id: 'm.id', date: 'm.suggested_date', matchScore: 'm.match_score' },
        id: 'm.id',
      },
      asked,
    );
  }

  async one(id: number): Promise<MatchRecord | null> {
    const [table] = (await this.pool.query<Omit<MatchRecord, 'members'>>(ONE, [id])).rows;
    if (!table) return null;
    const { rows } = await this.pool.query<MatchRecord['members'][number]>(SEATS, [id]);
    return { ...table, members: rows };
  }

  async people(userIds: readonly number[]): Promise<PersonRow[]> {
    const { rows } = await this.pool.query<PersonRow>(PEOPLE, [userIds]);
    return rows;
  }
}
