import type { Pool } from 'pg';
import type { WorkFilter, WorkQueries, WorkRow } from '../../../application/moderation/work-views.js';
import type { PageAsked, PageFound } from '../../../application/shared/page.js';
import type { Viewer } from '../../../application/shared/viewer.js';
import { DECIDED_WITHIN_HOURS } from '../../../domain/moderation/suspension.js';
import { Conditions, consolePage, personSql } from '../console-sql.js';
import { isUndecidedSql } from '../status-sql.js';

const dueAfter = (instant: string): string => `${instant} + interval '${DECIDED_WITHIN_HOURS} hours'`;

/**
 * Each kind of review case with the same columns, from a partial index of open ones. Cases that need a second moderator
 * are hidden from the first. A new kind is one more query in this list.
 */
const KINDS_OF_WORK = [
  `select 'verification-' || id as id, kind, id as target_id, user_id, null as reason, submitted_at as since, due_at,
     claimed_by, claimed_until
   from verification_reviews where ${isUndecidedSql('status')} and user_id is not null`,
  `select 'report-' || id, 'report', id, about_user_id, reason, submitted_at, due_at, claimed_by, claimed_until
   from reports where ${isUndecidedSql('status')}`,
  `select 'appeal-' || id, 'appeal', id, user_id, null, appealed_at, ${dueAfter('appealed_at')}, null::int, null::timestamptz
   from suspensions
   where status = 'in_force' and appealed_at is not null and answered_at is null and (until is null or until > $1)
     and asked_by is distinct from $2::int and agreed_by is distinct from $2::int`,
  `select 'ending-' || id, 'ending', id, user_id, null, asked_at, ${dueAfter('asked_at')}, null, null
   from suspensions where status = 'proposed' and asked_by is distinct from $2::int`,
];

/** `$1` is the current time, `$2` the reader. */
const WORK = `(${KINDS_OF_WORK.join('\n  union all\n  ')}) work cross join (select $1::timestamptz as now) clock`;
const NOT_ABOUT_THE_READER = `work.user_id is distinct from $2::int`;
const IS_HELD = `work.claimed_until > clock.now`;
const PEOPLE = `
  left join users about on about.id = work.user_id
  left join users holder on holder.id = work.claimed_by and ${IS_HELD}`;

const ROW = `
  work.id, work.kind, work.target_id as "targetId", work.user_id as "userId", ${personSql('about')} as about,
  work.reason, work.since, work.due_at as "dueAt", work.due_at < clock.now as "isOverdue",
  ${personSql('holder')} as "claimedBy", case when ${IS_HELD} then work.claimed_until end as "claimedUntil"`;

export class PostgresWorkQueries implements WorkQueries {
  constructor(private readonly pool: Pool) {}

  page(asked: PageAsked<'dueAt', WorkFilter>, { moderatorId, now }: Viewer): Promise<PageFound<WorkRow>> {
    const { kind, mine } = asked.filter;
    const { where, values } = new Conditions(now, moderatorId)
      .add(kind, (given) => `work.kind = ${given}`)
      .add(mine ? moderatorId : undefined, (given) => `work.claimed_by = ${given} and ${IS_HELD}`);
    const list = {
      select: ROW,
      from: WORK,
      joins: PEOPLE,
      values,
      sorts: { dueAt: 'work.due_at' },
      id: 'work.id',
    };
    return consolePage(this.pool, { ...list, where: [NOT_ABOUT_THE_READER, ...where] }, asked);
  }
}
