import type pg from 'pg';
import type {
  MeetupPage,
  MeetupPosition,
  MeetupQueries,
  MeetupRow,
  MeetupSearch,
} from '../../../application/meetup/meetup-views.js';
import type { Coordinates } from '../../../domain/shared/distance.js';
import { isBlockedSql } from '../moderation/blocked-sql.js';
import { milesSql } from '../miles-sql.js';
import type { ReadQueries } from '../read-queries.js';
import { isExpectedSql, isInChatSql, isOpenMatchSql, isSeatedSql } from '../status-sql.js';
import { VENUE_SQL } from './venue-sql.js';

/** The sort value of a venue without coordinates: after all others. */
const UNKNOWN_MILES = 1_000_000_000;
/** The distance in the cursor of a reader without a location. */
const NO_ORIGIN = -1;

/** Miles from the reader at ($2, $3) to the venue; null when either location is unknown. */
const MILES = `
  case when o.latitude is not null and $2::float8 is not null then ${milesSql(
    { latitude: 'o.latitude', longitude: 'o.longitude' },
    { latitude: '$2::float8', longitude: '$3::float8' },
  )} end`;

/** A distance as a sort value, in whole miles as they are shown. */
const wholeMiles = (miles: string): string => `coalesce(floor(${miles} + 0.5), ${UNKNOWN_MILES})::int`;

const IS_FULL = '(o.current_participants >= o.max_participants)';

/** The starts of the open matches in which the reader has a seat, read once for a whole list. */
const STARTS_OF_READER = `array(
  select taken.starts_at from match_members seat join matches taken on taken.id = seat.match_id
  where seat.user_id = $1 and ${isExpectedSql('seat.status')} and ${isOpenMatchSql('taken.status')})`;

/**
 * Meetups with their participants for one reader, $1. Of blocked users only name and picture are returned, as in a
 * shared match.
 */
const meetupProjection = (meetups: string): string => `
  select o.id, o.title, o.description, o.meetup_type as "meetupType", ${VENUE_SQL} as venue,
    to_char(o.scheduled_date, 'YYYY-MM-DD') as "scheduledDate", o.scheduled_time as "scheduledTime",
    o.starts_at as "startsAt", o.time_zone as "timeZone", o.status, o.current_participants as "currentParticipants",
    o.max_participants as "maxParticipants", o.age_range_min as "ageRangeMin", o.age_range_max as "ageRangeMax",
    o.max_distance as "maxDistance", o.required_interests as "requiredInterests",
    o.enforce_limits as "enforceLimits", ${MILES} as distance, ${wholeMiles(MILES)} as miles, ${IS_FULL} as "isFull", o.created_by as "createdBy",
    o.created_at as "createdAt", (select seat.match_id from match_members seat
      where seat.match_id = m.id and seat.user_id = $1 and ${isInChatSql('seat')}) as "matchId", coalesce(people.joined, false) as joined,
    people.joined is not true and o.starts_at = any (${STARTS_OF_READER}) as "hasOtherSeat",
    (select count(*)::int from meetup_waitlist mine join meetup_waitlist w
       on w.meetup_id = mine.meetup_id and w.id <= mine.id
     where mine.meetup_id = o.id and mine.user_id = $1 having count(*) > 0) as "waitlistPosition",
    case when o.created_by = $1 then
      (select count(*)::int from meetup_waitlist w where w.meetup_id = o.id) end as waiting,
    case when o.created_by = $1 then
      (select l.token from meetup_links l where l.meetup_id = o.id) end as "shareToken",
    jsonb_build_object('id', u.id, 'displayName', coalesce(people.organizer, u.first_name),
      'firstName', u.first_name, 'profileImageUrl', u.profile_image_url,
      'dateOfBirth', u.date_of_birth, 'trustScore', u.trust_score,
      'bio', case when not ${isBlockedSql('$1', 'u.id')} then u.bio end, 'isIdVerified', u.is_id_verified,
      'isPhoneVerified', u.is_phone_verified, 'isProfilePictureVerified', u.is_profile_picture_verified) as creator,
    coalesce(people.list, '[]') as participants
  from (${meetups}) o
  join matches m on m.meetup_id = o.id
  join users u on u.id = o.created_by
  left join lateral (
    select bool_or(t.user_id = $1) as joined,
      max(t.display_name) filter (where t.user_id = o.created_by) as organizer,
      jsonb_agg(jsonb_build_object(
        'id', t.user_id, 'displayName', t.display_name, 'firstName', t.first_name,
        'profileImageUrl', t.profile_image_url, 'dateOfBirth', t.date_of_birth, 'trustScore', t.trust_score,
        'bio', case when not ${isBlockedSql('$1', 't.user_id')} then person.bio end,
        'survey', case when s.id is null or ${isBlockedSql('$1', 't.user_id')} then null else jsonb_build_object(
          'favoriteConversationTopic', s.favorite_conversation_topic, 'favoriteMusic', s.favorite_music,
          'personalityType', s.personality_type) end) order by t.joined_at, t.user_id) as list
    from table_mates t
    join users person on person.id = t.user_id
    left join user_survey_responses s on s.user_id = t.user_id
    where t.match_id = m.id and ${isSeatedSql('t.status')}
  ) people on true`;

const BLOCKED_USER_IDS = `select pair.b from blocked_pairs pair where pair.a = $1`;

/** SQL for the ids of meetups in which these users have seats. */
const meetupIdsOf = (people: string): string => `
  select seat.meetup_id from meetup_participants seat
  where seat.user_id in (${people}) and ${isSeatedSql('seat.status')}`;

/**
 * Hides meetups of blocked organizers or participants, unless the reader organizes or attends them. Few meetups have
 * blocked participants, so they are looked up once for the whole list.
 */
const IS_VISIBLE = `(
  o.created_by not in (${BLOCKED_USER_IDS}) and o.id not in (${meetupIdsOf(BLOCKED_USER_IDS)})
  or o.created_by = $1 or o.id in (${meetupIdsOf('$1')}))`;

/** Open upcoming meetups that match the search. */
const MATCHES_SEARCH = `
  o.status = 'open' and o.starts_at > $4::timestamptz and o.scheduled_date <= $5::date
    and ($6::text is null or o.venue_type = $6) and ${IS_VISIBLE}`;

/** By day; within a day those with a free seat first, then by whole miles. The position is that of the last page's end. */
const BROWSE = `${meetupProjection(`
  select o.* from meetups o
  where o.scheduled_date >= $7::date and (o.scheduled_date, ${IS_FULL}, ${wholeMiles(MILES)}, o.id) > ($7::date, $8::bool, $9::int, $10::int)
    and coalesce(${MILES} <= $11::float8, true) and ${MATCHES_SEARCH}
  order by o.scheduled_date, ${IS_FULL}, ${wholeMiles(MILES)}, o.id
  limit $12`)} order by o.scheduled_date, "isFull", miles, o.id`;

const OF_USER = `${meetupProjection(`
  select o.* from meetups o
  where o.status <> 'cancelled' and ${IS_VISIBLE} and (o.created_by = $1 or o.id in (
    ${meetupIdsOf('$1')}
    union select w.meetup_id from meetup_waitlist w where w.user_id = $1))
  order by o.status = 'completed', case when o.status = 'completed' then o.starts_at end desc, o.starts_at, o.id
  limit 50`)} order by o.status = 'completed', case when o.status = 'completed' then o.starts_at end desc, o.starts_at, o.id`;

const ONE = meetupProjection(`select o.* from meetups o where o.id = $4 and ${IS_VISIBLE}`);

type FoundRow = MeetupRow & { readonly miles: number; readonly isFull: boolean };

export class PostgresMeetupQueries implements MeetupQueries {
  constructor(
    private readonly pool: pg.Pool,
    private readonly lists: ReadQueries,
  ) {}

  async browse(search: MeetupSearch, now: Date): Promise<MeetupPage> {
    const { rows } = await this.lists.query<FoundRow>(browsing({ ...search, limit: search.limit + 1 }, now));
    const meetups = rows.slice(0, search.limit);
    return { meetups, next: rows.length > search.limit ? positionOf(meetups.at(-1)!, search.near) : null };
  }

  async ofUser(readerId: number, near: Coordinates | null): Promise<MeetupRow[]> {
    const values = [readerId, near?.latitude ?? null, near?.longitude ?? null];
    const { rows } = await this.pool.query<FoundRow>({ name: 'meetups-of-user', text: OF_USER, values });
    return rows;
  }

  async meetup(readerId: number, near: Coordinates | null, meetupId: number): Promise<MeetupRow | null> {
    const values = [readerId, near?.latitude ?? null, near?.longitude ?? null, meetupId];
    const { rows } = await this.pool.query<FoundRow>({ name: 'one-meetup', text: ONE, values });
    return rows[0] ?? null;
  }
}

/** Not prepared: PostgreSQL needs the values to estimate how little of the index a page needs. */
export function browsing(search: MeetupSearch, now: Date): { text: string; values: unknown[] } {
  const { readerId, near, maxDistance, venueType, date, limit } = search;
  const after = startOf(search, date ?? earliestDate(now));
  return {
    text: BROWSE,
    values: [
      ...[readerId, near?.latitude ?? null, near?.longitude ?? null, now, date ?? 'infinity'],
      ...[venueType, after.date, after.isFull],
      // Without a location all venues are equally far.
      ...[near || after.id === 0 ? after.miles : UNKNOWN_MILES, after.id, maxDistance, limit],
    ],
  };
}

/** Where the page starts. A reader whose location was added or removed since the last page starts again. */
function startOf({ near, after }: MeetupSearch, since: string): MeetupPosition {
  if (after && (near === null) === (after.miles === NO_ORIGIN)) return after;
  return { isFull: false, miles: NO_ORIGIN, date: since, id: 0 };
}

/** The current date in the westernmost time zone. */
const earliestDate = (now: Date): string =>
  new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);

const positionOf = (
  { scheduledDate, isFull, miles, id }: FoundRow,
  near: Coordinates | null,
): MeetupPosition => ({
  isFull,
  miles: near ? miles : NO_ORIGIN,
  date: scheduledDate,
  id,
});
