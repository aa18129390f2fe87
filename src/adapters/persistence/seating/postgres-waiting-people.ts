import type pg from 'pg';
import type { WaitingPeople } from '../../../application/seating/waiting-snapshots.js';
import type { Preferences } from '../../../domain/seating/model/seeker.js';
import type { WaitingPerson } from '../../../domain/seating/outlook.js';
import { AgeRange, ageOn } from '../../../domain/shared/age.js';
import type { CalendarDate } from '../../../domain/shared/calendar-date.js';
import type { Coordinates } from '../../../domain/shared/distance.js';
import type { Gender } from '../../../domain/shared/gender.js';
import { memoize } from '../../../domain/shared/memoize.js';
import type { Slot } from '../../../domain/shared/slot.js';
import { localDate, type TimeZone } from '../../../domain/shared/time-zone.js';
import { IS_COUNTED_ACCOUNT } from '../matching-request/counted-account-sql.js';
import { LATITUDE, LONGITUDE } from '../matching-request/request-place-sql.js';
import { restrictionsSql } from '../moderation/restriction-sql.js';

const MOST_PEOPLE = 20_000;

const COLUMNS = `u.id, to_char(u.date_of_birth, 'YYYY-MM-DD') as "dateOfBirth", u.age, r.time_zone as "timeZone",
  r.age_range_min as "ageRangeMin", r.age_range_max as "ageRangeMax", r.max_distance as "maxDistance",
  ${LATITUDE} as latitude, ${LONGITUDE} as longitude`;

const OF_REQUEST = `
  select ${COLUMNS}, to_char(r.preferred_date, 'YYYY-MM-DD') as "preferredDate",
    r.preferred_time as "preferredTime", r.venue_type as "venueType"
  from meetup_requests r join users u on u.id = r.user_id
  where r.id = $2 and r.user_id = $1 and r.status = 'active'`;

const OF_USER = `
  select u.id, to_char(u.date_of_birth, 'YYYY-MM-DD') as "dateOfBirth", u.age, u.time_zone as "timeZone", u.latitude,
    u.longitude, coalesce(n.languages, '{}') as languages, ${IS_COUNTED_ACCOUNT} as "isCounted"
  from users u left join private_preferences n on n.user_id = u.id
  where u.id = $1 and u.deleted_at is null`;

const IN_SLOT = `
  select ${COLUMNS}, coalesce(n.languages, '{}') as languages, r.not_the_only as "notTheOnly"
  from meetup_requests r join users u on u.id = r.user_id left join private_preferences n on n.user_id = u.id
  where r.status = 'active' and r.preferred_date = $1 and r.preferred_time = $2 and r.venue_type = $3
    and ${IS_COUNTED_ACCOUNT} and not exists (select 1 ${restrictionsSql('u.id', '$4::timestamptz')})
  order by r.id
  limit ${MOST_PEOPLE}`;

interface UserRow {
  id: number;
  dateOfBirth: string | null;
  age: number | null;
  timeZone: TimeZone | null;
  latitude: number | null;
  longitude: number | null;
}

interface Row extends UserRow {
  timeZone: TimeZone;
  ageRangeMin: number | null;
  ageRangeMax: number | null;
  maxDistance: number;
}

/** What is private beside the limits. */
interface PrivateFields {
  languages: string[];
  notTheOnly: Gender | null;
}

interface OwnFields extends Pick<PrivateFields, 'languages'> {
  isCounted: boolean;
}

export class PostgresWaitingPeople implements WaitingPeople {
  /**
   * @param home the coordinates of users without a location; null where none are configured
   * @param offersNotTheOnly false where the operator has switched that rule off
   */
  constructor(
    private readonly pool: pg.Pool,
    private readonly home: Coordinates | null,
    private readonly homeZone: TimeZone,
    private readonly offersNotTheOnly = true,
  ) {}

  async ofRequest(
    userId: number,
    requestId: number,
    now: Date,
  ): Promise<{ slot: Slot; person: Preferences } | null> {
    const { rows } = await this.pool.query<Row & Slot>(OF_REQUEST, [userId, requestId]);
    if (!rows[0]) return null;
    const { preferredDate, preferredTime, venueType } = rows[0];
    return { slot: { preferredDate, preferredTime, venueType }, person: this.people(rows, now)[0]! };
  }

  async ofUser(userId: number, now: Date): ReturnType<WaitingPeople['ofUser']> {
    const { rows } = await this.pool.query<UserRow & OwnFields>(OF_USER, [userId]);
    const [row] = rows;
    if (!row) return null;
    const timeZone = row.timeZone ?? this.homeZone;
    return {
      ...this.person(row, localDate(now, timeZone)),
      languages: row.languages,
      isCounted: row.isCounted,
    };
  }

  async inSlot(slot: Slot, now: Date): Promise<WaitingPerson[]> {
    const { preferredDate, preferredTime, venueType } = slot;
    const { rows } = await this.pool.query<Row & PrivateFields>(IN_SLOT, [
      ...[preferredDate, preferredTime, venueType],
      now,
    ]);
    return this.people(rows, now).map((person, at) => {
      const { languages, notTheOnly } = rows[at]!;
      return { ...person, languages, notTheOnly: this.offersNotTheOnly ? notTheOnly : null };
    });
  }

  private people(rows: readonly Row[], now: Date): Preferences[] {
    const today = memoize((zone: TimeZone) => localDate(now, zone));
    return rows.map((row) => ({
      ...this.person(row, today(row.timeZone)),
      ageRange: AgeRange.of(row.ageRangeMin, row.ageRangeMax),
      maxDistance: row.maxDistance,
    }));
  }

  private person(
    { id, dateOfBirth, age, latitude, longitude }: Omit<UserRow, 'timeZone'>,
    today: CalendarDate,
  ) {
    return {
      id,
      age: dateOfBirth ? ageOn(dateOfBirth, today) : (age ?? 0),
      coordinates: latitude !== null && longitude !== null ? { latitude, longitude } : this.home,
    };
  }
}
