import type { StoredRequests } from '../../../application/seating/fairness/read-seat-shares.js';
import type { StoredRequest } from '../../../domain/seating/fairness/opened-requests.js';
import { ageOn } from '../../../domain/shared/age.js';
import type { CalendarDate } from '../../../domain/shared/calendar-date.js';
import type { Slot } from '../../../domain/shared/slot.js';
import { LATITUDE, LONGITUDE } from '../matching-request/request-place-sql.js';
import type { ReadQueries } from '../read-queries.js';
import { isSeatedSql, isVoidSql } from '../status-sql.js';

interface Row extends Slot, Omit<StoredRequest, 'slot' | 'age' | 'coordinates'> {
  readonly dateOfBirth: string | null;
  readonly age: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const REQUESTS = `
  select r.user_id as "userId", to_char(r.preferred_date, 'YYYY-MM-DD') as "preferredDate",
    r.preferred_time as "preferredTime", r.venue_type as "venueType", r.time_zone as "timeZone",
    r.created_at as "createdAt", case when r.status = 'cancelled' then r.updated_at end as "withdrawnAt",
    to_char(u.date_of_birth, 'YYYY-MM-DD') as "dateOfBirth", u.age, ${LATITUDE} as latitude, ${LONGITUDE} as longitude,
    u.created_at as "joinedAt", r.came_with_friends as "cameWithFriends",
    coalesce(seats.kept, false) as "hasSeat", seats.left_at as "seatLeftAt"
  from meetup_requests r
  join users u on u.id = r.user_id and u.deleted_at is null
  left join lateral (
    select bool_or(${isSeatedSql('seat.status')}) as kept, max(seat.left_at) as left_at
    from match_members seat join matches m on m.id = seat.match_id
    where seat.request_id = r.id and not ${isVoidSql('m.status')}
  ) seats on true
  where r.preferred_date between $1::date and $2::date
  order by r.preferred_date desc, r.id desc
  limit $3`;

export class PostgresStoredRequests implements StoredRequests {
  constructor(private readonly reads: ReadQueries) {}

  async between(from: CalendarDate, to: CalendarDate, limit: number): Promise<StoredRequest[]> {
    const { rows } = await this.reads.query<Row>(REQUESTS, [from, to, limit]);
    return rows.map(({ preferredDate, preferredTime, venueType, latitude, longitude, ...row }) => ({
      ...row,
      slot: { preferredDate, preferredTime, venueType },
      age: row.dateOfBirth ? ageOn(row.dateOfBirth, preferredDate) : (row.age ?? 0),
      coordinates: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    }));
  }
}
