import type { EntityManager } from '@mikro-orm/postgresql';
import type { AssessedTable, TableRecords } from '../../../application/attendance/ports.js';
import type { SeatRecord, Testimony } from '../../../domain/attendance/table-record.js';
import { AFTER_MATCH } from '../after-match-sql.js';
import { hasAttendedSql, isOpenMatchSql, isPastMatchSql, isSeatedSql } from '../status-sql.js';

const DUE = `
  select m.id from matches m
  where m.meetup_id is null and m.starts_at >= ? and m.starts_at <= ? and not ${isOpenMatchSql('m.status')}
    and not exists (select from assessed_tables done where done.match_id = m.id)
    and ${AFTER_MATCH}
  order by m.starts_at, m.id limit ?`;

const CLAIM = `
  insert into assessed_tables (match_id, assessed_at) values (?, ?) on conflict (match_id) do nothing returning match_id`;

const TABLE = `
  select starts_at as "startsAt", to_char(suggested_date, 'YYYY-MM-DD') as date, ${isPastMatchSql('status')} as "tookPlace"
  from matches where id = ?`;

/** A member who canceled the table for all gave up their seat then; one who was suspended did not give it up themselves. */
const SEATS = `
  select seat.user_id as "userId", seat.joined_at as "joinedAt", seat.excused as "isExcused",
    seat.late_minutes is not null as "saidLate",
    ${isSeatedSql('seat.status')} and m.cancelled_by is distinct from seat.user_id as "isSeated",
    case when exists (
        select from suspensions s where s.user_id = seat.user_id and s.status not in ('proposed', 'declined')
          and coalesce(seat.left_at, m.closed_at) between s.asked_at - interval '1 minute' and s.asked_at + interval '1 minute')
      then null
      when seat.status = 'left' then seat.left_at
      when m.cancelled_by = seat.user_id then m.closed_at end as "gaveUpAt"
  from match_members seat join matches m on m.id = seat.match_id
  where m.id = ? order by seat.user_id`;

const TESTIMONIES = `
  select user_id as "userId", coalesce(came, '{}') || again as met, coalesce(did_not_come, '{}') as missed
  from dinner_feedback where match_id = ? and attended order by user_id`;

const ATTENDED = `
  select m.starts_at as at
  from match_members seat join matches m on m.id = seat.match_id
  where seat.user_id = ? and ${hasAttendedSql('seat.status')} and ${isPastMatchSql('m.status')} and m.meetup_id is null
    and m.starts_at > ? and m.starts_at <= ?
    and not exists (
      select from dinner_feedback said
      where said.match_id = m.id and said.user_id <> seat.user_id and seat.user_id = any (said.did_not_come))
  order by m.starts_at limit 200`;

type Stored<T> = {
  [Name in keyof T]: T[Name] extends Date
    ? Date | string
    : T[Name] extends Date | null
      ? Date | string | null
      : T[Name];
};

export class PostgresTableRecords implements TableRecords {
  constructor(private readonly em: EntityManager) {}

  async dueBetween(from: Date, until: Date, limit: number, after = 0): Promise<number[]> {
    const rows = await this.em.execute<Array<{ id: number }>>(DUE, [from, until, after, limit]);
    return rows.map(({ id }) => id);
  }

  async claim(matchId: number, now: Date): Promise<AssessedTable | null> {
    const claimed = await this.em.execute<unknown[]>(CLAIM, [matchId, now]);
    if (claimed.length === 0) return null;
    const [table] = await this.em.execute<
      Array<{ startsAt: Date | string; date: string; tookPlace: boolean }>
    >(TABLE, [matchId]);
    const seats = await this.em.execute<Array<Stored<SeatRecord>>>(SEATS, [matchId]);
    const testimonies = await this.em.execute<Testimony[]>(TESTIMONIES, [matchId]);
    return {
      ...table!,
      startsAt: new Date(table!.startsAt),
      seats: seats.map((seat) => ({
        ...seat,
        joinedAt: new Date(seat.joinedAt),
        gaveUpAt: seat.gaveUpAt === null ? null : new Date(seat.gaveUpAt),
      })),
      testimonies,
    };
  }

  async attendedBy(userId: number, since: Date, now: Date): Promise<Date[]> {
    const rows = await this.em.execute<Array<{ at: Date | string }>>(ATTENDED, [userId, since, now]);
    return rows.map(({ at }) => new Date(at));
  }
}
