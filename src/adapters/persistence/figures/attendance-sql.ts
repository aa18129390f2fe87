import { near } from '../../../domain/venue/area.js';
import { isOpenMatchSql, isSeatedSql, isVoidSql } from '../status-sql.js';
import { satAtSql } from '../review-cases/postgres-table-mates.js';
import { THIS_SATURDAY } from './figures-sql.js';

/** As many others have to say that a member did not come. */
const FEWEST_WHO_SAY_SO = 2;

/** `$1` is the current time, `$2` the end of the time looked at, `$3` the limit. */
export const COMING_TABLES = `
  select m.id, to_char(m.suggested_date, 'YYYY-MM-DD') as date, m.starts_at as "startsAt",
    coalesce(m.suggested_location not like '${near('%')}', false) as "hasVenue",
    exists (select from venue_bookings b where b.match_id = m.id and b.told_at is not null and b.booker_id is null
      and b.outcome is null) as "isUnbooked", seats.members, seats.confirmed
  from matches m cross join lateral (
    select count(*)::int as members, (count(*) filter (where seat.status = 'confirmed'))::int as confirmed
    from match_members seat where seat.match_id = m.id and ${isSeatedSql('seat.status')}) seats
  where m.meetup_id is null and m.starts_at > $1::timestamptz and m.starts_at <= $2::timestamptz
    and ${isOpenMatchSql('m.status')}
  order by m.starts_at, m.id limit $3`;

/** `$1` is the current time, `$2` the time zone of the instance, `$3` the reader. */
export const SATURDAYS_ATTENDED = `
  with days as (
    select ${THIS_SATURDAY} - 7 * week as day from generate_series(0, 12) week
  ), tables as (
    select m.id, m.suggested_date as day, m.starts_at from matches m
    where m.meetup_id is null and not ${isVoidSql('m.status')}
      and m.suggested_date between ${THIS_SATURDAY} - 7 * 12 and ${THIS_SATURDAY}
  ), seats as (
    select t.id, seat.user_id, seat.status, ${isSeatedSql('seat.status')} as "isSeated",
      seat.status = 'left' and seat.left_at > t.starts_at - interval '24 hours' as "leftLate"
    from tables t join match_members seat on seat.match_id = t.id
  ), counted as (
    select id, count(*) filter (where "isSeated") as seats,
      count(*) filter (where status = 'confirmed') as confirmed, count(*) filter (where "leftLate") as late,
      count(*) filter (where "isSeated" and (
        select count(*) from dinner_feedback said where said.match_id = seats.id and said.user_id <> seats.user_id
          and seats.user_id = any (said.did_not_come)) >= ${FEWEST_WHO_SAY_SO}) as absent
    from seats group by id
  ), said as (
    select match_id as id, count(*) as answers, sum(cardinality(again)) as again,
      count(*) filter (where has_concern and not ${satAtSql('$3::int', 'match_id')}) as concerns
    from dinner_feedback join tables on tables.id = match_id group by match_id
  )
  select to_char(days.day, 'YYYY-MM-DD') as date, count(tables.id)::int as tables,
    coalesce(sum(seats), 0)::int as seats, coalesce(sum(confirmed), 0)::int as confirmed,
    coalesce(sum(late), 0)::int as "lateCancellations", coalesce(sum(absent), 0)::int as "noShows",
    coalesce(sum(answers), 0)::int as answers, coalesce(sum(again), 0)::int as again,
    coalesce(sum(answers * (seats - 1)), 0)::int as "againAsked", coalesce(sum(concerns), 0)::int as concerns
  from days left join tables on tables.day = days.day
  left join counted on counted.id = tables.id left join said on said.id = tables.id
  group by days.day order by days.day`;
