import type pg from 'pg';
import type { MatchingRequestQueries, OpenRequestRow } from '../../../application/matching-request/ports.js';
import { isOpenRequestSql } from '../status-sql.js';
import { LATITUDE, LONGITUDE } from './request-place-sql.js';

/** Polled every five seconds by every open client, so it is a prepared statement on an index. */
const OPEN_REQUEST = `
  select r.id, r.user_id as "userId", r.meetup_type as "meetupType", r.venue_type as "venueType",
    r.preferred_time as "preferredTime", to_char(r.preferred_date, 'YYYY-MM-DD') as "preferredDate",
    r.max_distance as "maxDistance", r.age_range_min as "ageRangeMin", r.age_range_max as "ageRangeMax",
    r.shared_language as "sharedLanguage", r.not_the_only as "notTheOnly",
    r.status, r.time_zone as "timeZone", r.has_seat_place as "keepsLocation",
    ${LATITUDE} as latitude, ${LONGITUDE} as longitude, r.created_at as "createdAt", r.updated_at as "updatedAt"
  from meetup_requests r join users u on u.id = r.user_id
  where r.user_id = $1 and ${isOpenRequestSql('r.status')}`;

export class PostgresMatchingRequestQueries implements MatchingRequestQueries {
  constructor(private readonly pool: pg.Pool) {}

  async openRequestOf(userId: number): Promise<OpenRequestRow | null> {
    const { rows } = await this.pool.query<OpenRequestRow & Record<'latitude' | 'longitude', number | null>>({
      name: 'open-request-of-user',
      text: OPEN_REQUEST,
      values: [userId],
    });
    if (!rows[0]) return null;
    const { latitude, longitude, ...row } = rows[0];
    const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
    return { ...row, coordinates };
  }
}
