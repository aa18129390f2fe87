import { personSql } from '../console-sql.js';
import { isReportShownSql } from '../review-cases/shown-reports-sql.js';
import { restrictionsSql } from './restriction-sql.js';
import { lastDecisionIdSql } from '../audit/staff-decisions-sql.js';
import { isExpectedSql, isOpenMatchSql, isPastMatchSql, isSeatedSql } from '../status-sql.js';

/** Queries of the user list and the user record; $1 is the current time, $2 in a record the user id. */

export const PEOPLE = `
  users u left join lateral (select kind, until ${restrictionsSql('u.id', '$1')}) kept_out on true`;

/** Excludes deleted accounts and the system user. */
export const IS_ACTIVE_USER = `u.deleted_at is null and u.auth_provider <> 'system'`;

/** The use of an invitation by which user `u` joined; only admins know of it. */
export const USED_INVITATION = `
  select from invitation_uses used join users admin on admin.id = reader.id and admin.role = 'admin'
  where used.user_id = u.id`;

export const STANDING = `
  case kept_out.kind when 'ending' then 'ended' when 'suspension' then 'suspended' else 'good' end`;

/**
 * Whether the word is a part of a user's name, username or email, without regard to case and accents: one or two
 * characters at the beginning of a word, and of a longer part all parts of three characters.
 * @param word the placeholder of a word without spaces
 * @param id the user id that the word may be, or null
 */
export const isCalledSql = (word: string, id: number | null): string => `(
  search_parts(person_search_text(u.first_name, u.last_name, u.username, u.email))
    @> search_parts(right(search_text(${word}), greatest(3, char_length(search_text(${word})) - 2)))
  ${id === null ? '' : `or u.id = ${id}`})`;

/** @param reader SQL for the id of the reader, who has no number of reports about themselves */
export const inList = (
  reader: string,
): string => `u.id, u.first_name as "firstName", u.last_name as "lastName", u.username, u.email, u.role,
  u.trust_score as "trustScore", ${STANDING} as standing, kept_out.until as "suspendedUntil",
  u.created_at as "createdAt", u.profile_image_url as "profileImageUrl",
  (select count(*)::int from reports about
    where about.about_user_id = u.id and ${isReportShownSql(reader, 'about')}) as "reportsAbout"`;

/** `$3` is the reader. */
export const PERSON = `
  select ${inList('$3::int')}, to_char(u.date_of_birth, 'YYYY-MM-DD') as "dateOfBirth", u.age as "statedAge",
    u.time_zone as "timeZone", u.bio, u.interests, u.location, right(u.phone_number, 3) as "phoneEnding",
    jsonb_build_object('email', u.is_email_verified, 'birthDate', u.date_of_birth is not null,
      'phone', u.is_phone_verified, 'idDocument', u.is_id_verified,
      'profilePicture', u.is_profile_picture_verified) as "trustSteps",
    ${lastDecisionIdSql('user', 'u.id')} as "lastDecisionId",
    (select jsonb_build_object('since', d.since, 'reply', d.reply) from undeliverable_addresses d
     where d.user_id = u.id and d.email = lower(u.email)) as undeliverable
  from ${PEOPLE} where u.id = $2 and ${IS_ACTIVE_USER}`;

/**
 * The outcomes of a user's seats; $3 is the limit of a late cancellation, in hours before the start. Cancelling a match
 * for all members counts as leaving it.
 */
export const KEPT_SEATS = `
  with seats as (
    select seat.status, ${isPastMatchSql('m.status')} as took_place,
      seat.status = 'left' and not seat.excused
        and seat.left_at between m.starts_at - make_interval(hours => $3::int) and m.starts_at as left_late,
      m.cancelled_by = seat.user_id
        and m.closed_at between m.starts_at - make_interval(hours => $3::int) and m.starts_at as called_off_late
    from match_members seat join matches m on m.id = seat.match_id
    where seat.user_id = $2 and m.created_at <= $1::timestamptz
  )
  select
    (count(*) filter (where took_place and ${isSeatedSql('status')}))::int as dinners,
    (count(*) filter (where took_place and status = 'attended'))::int as attended,
    (count(*) filter (where took_place and status = 'no_show'))::int as "noShows",
    (count(*) filter (where left_late or called_off_late))::int as "lateCancels"
  from seats`;

/** The store extends a session's expiry at most once an hour. */
export const SESSIONS = `
  select to_timestamp((sess ->> 'startedAt')::float8 / 1000) as "startedAt",
    expire::timestamptz - make_interval(secs => (sess -> 'cookie' ->> 'originalMaxAge')::float8 / 1000)
      + interval '1 hour' as "lastSeenBefore"
  from sessions
  where sess -> 'passport' ->> 'user' = $2::text and expire::timestamptz > $1::timestamptz
    and sess ->> 'startedAt' is not null
  order by expire desc limit 20`;

export const SUSPENSIONS = `
  select s.id, s.kind, case when s.status = 'in_force' and s.until <= $1::timestamptz then 'over' else s.status end
      as status,
    s.reason, s.until, s.asked_at as at, s.lifted_at as "liftedAt", s.appeal_note as "appealNote",
    s.appealed_at as "appealedAt", s.answer, s.answered_at as "answeredAt",
    ${personSql('asker')} as by, ${personSql('second')} as "agreedBy", ${personSql('lifter')} as "liftedBy"
  from suspensions s
  left join users asker on asker.id = s.asked_by
  left join users second on second.id = s.agreed_by
  left join users lifter on lifter.id = s.lifted_by
  where s.user_id = $2 order by s.id desc limit 50`;

export const OPEN_MATCHES = `
  select m.id, to_char(m.suggested_date, 'YYYY-MM-DD') as date, m.suggested_time as time, m.venue_type as "venueType"
  from match_members seat join matches m on m.id = seat.match_id
  where seat.user_id = $2 and ${isExpectedSql('seat.status')} and ${isOpenMatchSql('m.status')}
    and m.created_at <= $1::timestamptz
  order by m.starts_at, m.id limit 50`;

export const REVIEWS = `
  select id, kind, status from verification_reviews
  where user_id = $2 and submitted_at <= $1::timestamptz order by id desc limit 50`;

/** `$3` is the reader. */
export const REPORTS = `
  select id, kind, reason, status from reports
  where about_user_id = $2 and submitted_at <= $1::timestamptz and ${isReportShownSql('$3::int', 'reports')}
  order by submitted_at desc, id limit 50`;
