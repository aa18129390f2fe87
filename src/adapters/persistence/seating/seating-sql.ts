import { NO_REPEAT_WEEKS } from '../../../domain/seating/model/repeat-rule.js';
import { IS_COUNTED_ACCOUNT } from '../matching-request/counted-account-sql.js';
import { LATITUDE, LONGITUDE } from '../matching-request/request-place-sql.js';
import { laterPrioritySql } from '../attendance/misses-sql.js';
import { restrictionsSql } from '../moderation/restriction-sql.js';
import {
  hasAttendedSql,
  hasLeftSql,
  isAgreedPairSql,
  isExpectedSql,
  isOpenMatchSql,
  isOpenRequestSql,
  isPastMatchSql,
} from '../status-sql.js';

/**
 * Queries of the seating engine. Meetups are excluded: they are not seated, and their participants may share a table
 * again. Parameters are written `?`; the first three identify the slot.
 */

/**
 * Users who wait in the slot or sit at one of its open matches, and are not suspended. With `only`, the fourth
 * parameter is an array of user ids, to whom and whose table-mates the result is restricted; the last is the current time.
 * "groupId" is equal for friends who come together, of whom "friendsWaiting" wait. At a table it stays, also after
 * the group has ended: ages and distance, which do not count among friends, must not cost them their seats later.
 * "heldUntil" tells how long a group that is not over waits for friends, also one with a single member.
 */
const peopleInSlot = ({ only }: { only: boolean }): string => `
  with asked as (
    select ?::date as day, ?::text as meal, ?::text as venue, ${only ? '?::int[] as ids, ' : ''}?::timestamptz as now),
  people as (
    select r.id as request_id, r.user_id, null::int as match_id
    from asked, meetup_requests r
    where r.status = 'active' and r.preferred_date = day and r.preferred_time = meal and r.venue_type = venue
      ${only ? 'and r.user_id = any (ids)' : ''}
    union all
    select seat.request_id, seat.user_id, seat.match_id
    from asked, matches m join match_members seat on seat.match_id = m.id
    where m.meetup_id is null and ${isOpenMatchSql('m.status')} and ${isExpectedSql('seat.status')}
      and m.suggested_date = day and m.suggested_time = meal and m.venue_type = venue
      ${only ? `and m.id in (select match_id from match_members where user_id = any (ids) and ${isExpectedSql('status')})` : ''}
  ),
  friends as (
    select g.request_id, g.group_id, count(*) over (partition by g.group_id)::int as waiting, g.held_until
    from asked, live_group_members g
    where g.preferred_date = day and g.preferred_time = meal and g.venue_type = venue and g.status = 'active'
  )
  select u.id, p.request_id as "requestId", p.match_id as "matchId",
    to_char(u.date_of_birth, 'YYYY-MM-DD') as "dateOfBirth", u.age,
    r.age_range_min as "ageRangeMin", r.age_range_max as "ageRangeMax", r.max_distance as "maxDistance",
    ${LATITUDE} as latitude, ${LONGITUDE} as longitude, u.interests, r.has_priority as "hasPriority",
    exists (select ${laterPrioritySql('u.id', 'asked.now')}) as "comesLater", r.time_zone as "timeZone",
    r.created_at as "createdAt", coalesce(n.languages, '{}') as languages,
    r.shared_language as "asksSharedLanguage", r.not_the_only as "notTheOnly",
    ${IS_COUNTED_ACCOUNT} as "isCounted",
    coalesce(seated.group_id, case when c.waiting > 1 then c.group_id end) as "groupId",
    case when seated.group_id is null then c.waiting else 0 end as "friendsWaiting", c.held_until as "heldUntil",
    case when s.id is null then null else jsonb_build_object(
      'favoriteConversationTopic', s.favorite_conversation_topic,
      'favoriteMusic', s.favorite_music,
      'personalityType', s.personality_type) end as survey
  from people p cross join asked
  join users u on u.id = p.user_id
  join meetup_requests r on r.id = p.request_id
  left join user_survey_responses s on s.user_id = u.id
  left join private_preferences n on n.user_id = u.id
  left join friends c on c.request_id = r.id
  left join friend_group_members seated on seated.request_id = r.id and p.match_id is not null
  where not exists (select 1 ${restrictionsSql('u.id', 'asked.now')})
  order by u.id
  limit 100000`;

export const PEOPLE_IN_SLOT = peopleInSlot({ only: false });
export const SOME_IN_SLOT = peopleInSlot({ only: true });

/** Whether the members `one` and `other` of the match `m` asked for each other again. */
const BOTH_AGAIN = `exists (
        select 1 from dinner_feedback said join dinner_feedback answered on answered.match_id = said.match_id
        where said.match_id = m.id and said.user_id = one.user_id and other.user_id = any (said.again)
          and answered.user_id = other.user_id and one.user_id = any (answered.again))`;

/**
 * Pairs that may not share a table in this slot: one left a match of the slot in which the other sits or sat until it was
 * canceled or dissolved, one has
 * blocked the other, one said that they do not want to sit with the other again, or the repeat rule applies, which two
 * members avoid by asking for each other again. Of friends who come together only blocks count, because their group is the
 * later wish. Each pair is returned in both directions and without the cause, so that no table depends on who said what.
 * `live` is read once, because planning the view takes longer than the rest of the statement. See ADR 46, ADR 47.
 */
export const AVOIDED_PAIRS = `
  with asked as (select ?::date as day, ?::text as meal, ?::text as venue, ?::int[] as ids, ?::timestamptz as now),
  live as materialized (
    select group_id, user_id from asked, live_group_members
    where preferred_date = day and preferred_time = meal and venue_type = venue
  ),
  friends as (
    select one.user_id as a, other.user_id as b from live one join live other on other.group_id = one.group_id
  ),
  pairs as (
    select gone.user_id as a, seated.user_id as b
    from asked, matches m
    join match_members gone on gone.match_id = m.id and ${hasLeftSql('gone.status')}
    join match_members seated on seated.match_id = m.id and ${isExpectedSql('seated.status')}
    where m.meetup_id is null
      and m.suggested_date = day and m.suggested_time = meal and m.venue_type = venue
      and gone.user_id = any (ids)
    union
    select said.user_id, said.excluded_id from asked, seating_exclusions said
    where said.user_id = any (ids) and said.excluded_id = any (ids)
    union
    select one.user_id, other.user_id
    from asked, match_members one
    join matches m on m.id = one.match_id and m.meetup_id is null and ${isPastMatchSql('m.status')}
    join match_members other on other.match_id = m.id and ${hasAttendedSql('other.status')}
      and other.user_id <> one.user_id
    where one.user_id = any (ids) and ${hasAttendedSql('one.status')}
      and m.starts_at between now - interval '${NO_REPEAT_WEEKS} weeks' and now
      and not ${BOTH_AGAIN}
    except
    (select a, b from friends union select b, a from friends)
    union
    select blocked.a, blocked.b from asked, blocked_pairs blocked where blocked.a = any (ids) and blocked.b = any (ids)
  )
  select a, b from pairs union select b, a from pairs`;

/** Starts of the open matches at which the users with these ids have a seat, from the day before the date to the day after. */
export const BUSY_AT = `
  with asked as (select ?::date as day)
  select seat.user_id as "userId", array_agg(m.starts_at) as "busyAt"
  from asked, match_members seat join matches m on m.id = seat.match_id
  where seat.user_id = any (?::int[]) and ${isExpectedSql('seat.status')} and ${isOpenMatchSql('m.status')}
    and m.starts_at >= day - 1 and m.starts_at < day + 2
  group by seat.user_id`;

/** The matches with the given ids, as the snapshot of a slot reads them. */
export const TABLES = `
  select id as "matchId", status, starts_at as "startsAt", time_zone as "timeZone", ${isAgreedPairSql('matches.id')} as "isPair"
  from matches where id = any (?::int[]) order by id`;

const SLOT_ROW = `to_char(day, 'YYYY-MM-DD') as date, meal as time, venue as "venueType", zone as "timeZone"`;

/**
 * The slots and time zones of rows up to a date: one row of an index is read for each, however many wait there.
 * @param columns those of the index: date, meal, venue type and time zone
 */
const slotsOf = (from: string, columns: string): string => `(
    with recursive slots (day, meal, venue, zone) as (
      (select ${columns} from ${from} and (${columns}) > (select * from previous) order by ${columns} limit 1)
      union all
      select next.* from slots, lateral (
        select ${columns} from ${from} and (${columns}) > (day, meal, venue, zone) order by ${columns} limit 1) next
      where slots.day <= (select until from asked))
    select * from slots where day <= (select until from asked))`;

const WAITING = slotsOf(
  `meetup_requests where status = 'active'`,
  'preferred_date, preferred_time, venue_type, time_zone',
);
const PENDING = slotsOf(
  `matches where status = 'pending' and meetup_id is null`,
  'suggested_date, suggested_time, venue_type, time_zone',
);

/** The first parameter is the last date, those after it are the slot and time zone before the page, and its length. */
const ASKED = `
  with asked as (select ?::date as until),
  previous as (select ?::date as day, ?::text as meal, ?::text as venue, ?::text as zone)`;

/** Slots and time zones in which someone waits. */
export const WAITING_SLOTS = `${ASKED}
  select ${SLOT_ROW} from ${WAITING} open order by day, meal, venue, zone limit ?`;

/** Slots and time zones with open requests or pending matches and without a final run. */
export const UNSETTLED_SLOTS = `${ASKED}
  select ${SLOT_ROW} from (select * from ${WAITING} waiting union select * from ${PENDING} pending) open
  where not exists (
    select 1 from final_runs f
    where f.preferred_date = day and f.preferred_time = meal and f.venue_type = venue and f.time_zone = zone)
  order by day, meal, venue, zone limit ?`;

/** Ids of the active requests of a slot in a time zone. */
export const WAITING_IN_SLOT = `
  select id from meetup_requests
  where status = 'active' and preferred_date = ? and preferred_time = ? and venue_type = ? and time_zone = ? and id > ?
  order by id limit ?`;

export const OPEN_SLOT_OF_USER = `
  select to_char(r.preferred_date, 'YYYY-MM-DD') as date, r.preferred_time as time, r.venue_type as "venueType",
    (select mm.match_id from match_members mm join matches m on m.id = mm.match_id
     where mm.request_id = r.id and ${isExpectedSql('mm.status')} and ${isOpenMatchSql('m.status')}
     limit 1) as "matchId"
  from meetup_requests r
  where r.user_id = ? and ${isOpenRequestSql('r.status')}`;
