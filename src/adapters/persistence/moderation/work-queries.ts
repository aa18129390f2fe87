import type { Pool } from 'pg';
import type { WorkFilter, WorkQueries, WorkRow } from '../../../application/moderation/work-views.js';
import type { PageAsked, PageFound } from '../../../application/shared/page.js';
import type { Viewer } from '../../../application/shared/viewer.js';
import { Conditions, consolePage, personSql } from '../console-sql.js';
import { openWorkSql } from './open-work-sql.js';

/** `$1` is the current time, `$2` the reader. */
const WORK = `${openWorkSql('$1', '$2::int')} work cross join (select $1::timestamptz as now) clock`;
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
