import { WORK_KINDS } from '../../../application/moderation/work-views.js';
import { SYSTEM_USER_ID } from '../../../domain/chat/chat-message.js';
import { openWorkSql } from '../moderation/open-work-sql.js';
import { isReportShownSql } from '../review-cases/shown-reports-sql.js';

/** The queries of the dashboard: `$1` is the current time, `$2` the time zone in which days are counted. */

const TODAY = `($1::timestamptz at time zone $2::text)::date`;
/** The instant at which a day starts in the time zone. */
const startOf = (day: string): string => `((${day})::timestamp at time zone $2::text)`;
const dayOf = (instant: string): string => `(${instant} at time zone $2::text)::date`;
/** The Saturday of the current week, which starts on Sunday. */
export const THIS_SATURDAY = `${TODAY} + (6 - extract(dow from ${TODAY}))::int`;
const FIRST_SATURDAY = `${THIS_SATURDAY} - 7 * 8`;
const LAST_SATURDAY = `${THIS_SATURDAY} + 7 * 7`;

export const SATURDAYS = `
  with days as (
    select ${FIRST_SATURDAY} + 7 * week as day from generate_series(0, 15) week
  ), asked as (
    select preferred_date as day, count(*)::int as requests,
      (count(*) filter (where status in ('matched', 'completed')))::int as seated
    from meetup_requests
    where preferred_date between ${FIRST_SATURDAY} and ${LAST_SATURDAY} and status <> 'cancelled'
    group by preferred_date
  )
  select to_char(days.day, 'YYYY-MM-DD') as date, coalesce(requests, 0) as requests, coalesce(seated, 0) as seated,
    coalesce(round(seated::numeric / nullif(requests, 0), 3)::float8, 0) as share
  from days left join asked on asked.day = days.day order by days.day`;

/** The open work that the reader, `$2`, may know of. */
export const QUEUE = `
  select count(*)::int as open, (count(*) filter (where due_at < $1::timestamptz))::int as overdue,
    floor(extract(epoch from $1::timestamptz - min(since)) / 3600)::int as "oldestHours",
    jsonb_build_object(${WORK_KINDS.map((kind) => `'${kind}', count(*) filter (where kind = '${kind}')`).join(', ')})
      as "byKind"
  from ${openWorkSql('$1::timestamptz', '$2::int')} work where user_id is distinct from $2::int`;

export const SIGN_UPS = `
  with counted as (
    select ${dayOf('u.created_at')} as day, count(*)::int as count
    from users u
    where u.created_at >= ${startOf(`${TODAY} - 29`)} and u.id <> ${SYSTEM_USER_ID}
    group by 1
  )
  select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(count, 0) as count
  from (select ${TODAY} - 29 + number as day from generate_series(0, 29) number) days
  left join counted on counted.day = days.day order by days.day`;

const MONDAY = `date_trunc('week', ${TODAY}::timestamp)::date`;
/** `$3` is the reader. */
export const REPORTS = `
  with counted as (
    select date_trunc('week', ${dayOf('r.submitted_at')}::timestamp)::date as week, count(*)::int as number
    from reports r where r.submitted_at >= ${startOf(`${MONDAY} - 49`)} and ${isReportShownSql('$3::int', 'r')}
    group by 1
  )
  select to_char(weeks.week, 'YYYY-MM-DD') as week, coalesce(number, 0) as count
  from (select ${MONDAY} - 49 + 7 * number as week from generate_series(0, 7) number) weeks
  left join counted on counted.week = weeks.week order by weeks.week`;
