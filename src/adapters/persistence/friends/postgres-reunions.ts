import type { EntityManager } from '@mikro-orm/postgresql';
import type { AgreedTable, ReunionOffer, Reunions } from '../../../application/friends/reunions.js';
import type { CalendarDate } from '../../../domain/shared/calendar-date.js';
import type { MealTime, VenueType } from '../../../domain/shared/slot.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import { isBlockedSql } from '../blocked-sql.js';
import { removeBatch } from '../remove-batch.js';
import { BOTH_AGAIN } from '../seating/seating-sql.js';
import { hasAttendedSql } from '../status-sql.js';

const isExcludedSql = (one: string, other: string): string =>
  `exists (select from seating_exclusions e
    where (e.user_id = ${one} and e.excluded_id = ${other}) or (e.user_id = ${other} and e.excluded_id = ${one}))`;

const AGREED_TABLES = `
  select m.id as "matchId", m.starts_at as "startsAt", m.time_zone as "timeZone", table_of.ids as "userIds"
  from matches m
  cross join lateral (
    select array_agg(seat.user_id order by seat.user_id) as ids, bool_or(u.deleted_at is not null) as has_deleted
    from match_members seat join users u on u.id = seat.user_id
    where seat.match_id = m.id and ${hasAttendedSql('seat.status')}) table_of
  where m.status = 'archived' and m.meetup_id is null
    and m.starts_at > ?::timestamptz and m.starts_at <= ?::timestamptz
    and (m.starts_at, m.id) > (?::timestamptz, ?::int)
    and cardinality(table_of.ids) > 1 and not table_of.has_deleted
    and not exists (select from reunion_offers o where o.match_id = m.id)
    and not exists (
      select from match_members one
      join match_members other on other.match_id = m.id and other.user_id > one.user_id
        and ${hasAttendedSql('other.status')}
      where one.match_id = m.id and ${hasAttendedSql('one.status')}
        and (not ${BOTH_AGAIN} or ${isBlockedSql('one.user_id', 'other.user_id')}
          or ${isExcludedSql('one.user_id', 'other.user_id')}))
  order by m.starts_at, m.id limit ?`;

const OFFER = `
  select o.match_id as "matchId", to_char(o.preferred_date, 'YYYY-MM-DD') as date, m.suggested_time as time,
    m.venue_type as "venueType", m.time_zone as "timeZone", o.expires_at as "expiresAt", o.agrees,
    array(select user_id from reunion_offers where match_id = o.match_id order by user_id) as "userIds"
  from reunion_offers o join matches m on m.id = o.match_id
  where o.match_id = ? and o.user_id = ?`;

interface OfferRow extends Omit<ReunionOffer, 'slot' | 'expiresAt'> {
  readonly date: CalendarDate;
  readonly time: MealTime;
  readonly venueType: VenueType;
  readonly expiresAt: Date | string;
}

export class PostgresReunions implements Reunions {
  constructor(private readonly em: EntityManager) {}

  async agreedTables(
    startedAfter: Date,
    startedBefore: Date,
    previous: AgreedTable | null,
    limit: number,
  ): Promise<AgreedTable[]> {
    const after = [previous?.startsAt ?? '-infinity', previous?.matchId ?? 0];
    type Row = { matchId: number; startsAt: Date | string; timeZone: TimeZone; userIds: number[] };
    const rows = await this.em.execute<Row[]>(AGREED_TABLES, [startedAfter, startedBefore, ...after, limit]);
    return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt) }));
  }

  async add({ matchId, userIds }: AgreedTable, saturday: CalendarDate, expiresAt: Date): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      `insert into reunion_offers (match_id, user_id, preferred_date, expires_at)
       select ?, user_id, ?, ? from unnest(?::int[]) user_id on conflict do nothing returning user_id`,
      [matchId, saturday, expiresAt, sqlList(userIds)],
    );
    return rows.length > 0;
  }

  async find(matchId: number, userId: number): Promise<ReunionOffer | null> {
    const [row] = await this.em.execute<OfferRow[]>(OFFER, [matchId, userId]);
    if (!row) return null;
    const { date, time, venueType, expiresAt, ...offer } = row;
    const slot = { preferredDate: date, preferredTime: time, venueType };
    return { ...offer, slot, expiresAt: new Date(expiresAt) };
  }

  async answer(matchId: number, userId: number, agrees: boolean): Promise<void> {
    await this.em.execute(`update reunion_offers set agrees = ? where match_id = ? and user_id = ?`, [
      agrees,
      matchId,
      userId,
    ]);
  }

  async isExcluded(userId: number, otherIds: readonly number[]): Promise<boolean> {
    const [row] = await this.em.execute<Array<{ excluded: boolean }>>(
      `select exists (select from (select ?::int as one) pair, unnest(?::int[]) other
        where ${isExcludedSql('pair.one', 'other')}) as excluded`,
      [userId, sqlList(otherIds)],
    );
    return row!.excluded;
  }

  removeBefore(date: CalendarDate, limit: number): Promise<number> {
    return removeBatch(this.em, 'reunion_offers', 'preferred_date < ?', [date], limit, 'match_id, user_id');
  }
}

const sqlList = (ids: readonly number[]): string => `{${ids.join(',')}}`;
