import { LATITUDE, LONGITUDE } from '../matching-request/request-place-sql.js';
import { restrictionsSql } from '../moderation/restriction-sql.js';
import { hasAttendedSql, isPastMatchSql } from '../status-sql.js';
import { BOTH_AGAIN } from './seating-sql.js';

/** Requests of a Saturday with what the engine needs of their users. */
export const PAST_REQUESTS = `
  select u.id, to_char(r.preferred_date, 'YYYY-MM-DD') as "preferredDate", r.preferred_time as "preferredTime",
    r.venue_type as "venueType", r.time_zone as "timeZone", r.created_at as "createdAt",
    case when r.status = 'cancelled' then r.updated_at end as "withdrawnAt",
    to_char(u.date_of_birth, 'YYYY-MM-DD') as "dateOfBirth", u.age, r.age_range_min as "ageRangeMin",
    r.age_range_max as "ageRangeMax", r.max_distance as "maxDistance", ${LATITUDE} as latitude,
    ${LONGITUDE} as longitude, u.interests, r.has_priority as "hasPriority",
    coalesce(n.languages, '{}') as languages, r.shared_language as "asksSharedLanguage", r.not_the_only as "notTheOnly",
    case when s.id is null then null else jsonb_build_object(
      'favoriteConversationTopic', s.favorite_conversation_topic,
      'favoriteMusic', s.favorite_music,
      'personalityType', s.personality_type) end as survey
  from meetup_requests r
  join users u on u.id = r.user_id
  left join user_survey_responses s on s.user_id = u.id
  left join private_preferences n on n.user_id = u.id
  where r.preferred_date = $1::date and not exists (select 1 ${restrictionsSql('u.id', '$2')})
  order by r.id
  limit $3`;

/** Pairs, once each, who have blocked or excluded each other; one direction is enough. */
export const APART = `
  select a, b from (
    select user_id as a, excluded_id as b from seating_exclusions
    union
    select a, b from blocked_pairs
  ) apart
  where a = any ($1::int[]) and b = any ($1::int[])
  limit 200000`;

/** Pairs who attended a table together, once for each table. */
export const MEETINGS = `
  select one.user_id as a, other.user_id as b, m.starts_at as at, ${BOTH_AGAIN} as "bothAgain"
  from match_members one
  join matches m on m.id = one.match_id and m.meetup_id is null and ${isPastMatchSql('m.status')}
  join match_members other on other.match_id = m.id and other.user_id > one.user_id
  where one.user_id = any ($1::int[]) and other.user_id = any ($1::int[])
    and ${hasAttendedSql('one.status')} and ${hasAttendedSql('other.status')}
    and m.starts_at between $2 and $3
  order by m.starts_at, a, b
  limit 200000`;

/** Seats of all runs and those left waiting by the final ones. A requeued request counts again. */
export const RECORDED = `
  select (sum(seated) + coalesce(sum(waiting - seated) filter (where run = 'final'), 0))::int as recorded
  from seating_runs where preferred_date = $1::date`;
