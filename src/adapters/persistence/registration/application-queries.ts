import type { Pool } from 'pg';
import type {
  ApplicationFilter,
  ApplicationQueries,
  ApplicationRow,
} from '../../../application/registration/ports.js';
import type { CaseSort } from '../../../application/review-cases/case-views.js';
import type { PageAsked, PageFound } from '../../../application/shared/page.js';
import type { Viewer } from '../../../application/shared/viewer.js';
import { UNDECIDED_STATUSES } from '../../../domain/review-cases/undecided.js';
import { Conditions, consolePage, personSql } from '../console-sql.js';
import { isHeldSql, statusSql } from '../review-cases/claim-sql.js';
import { isUndecidedSql } from '../status-sql.js';

const IS_HELD = isHeldSql('application');
const STATUS = statusSql('application');

/** `$1` is the current time. */
const APPLICATIONS = `applications application cross join (select $1::timestamptz as now) clock`;
const PEOPLE = `
  left join users member on member.id = application.user_id
  left join users holder on holder.id = application.claimed_by and ${IS_HELD}
  left join users decider on decider.id = application.decided_by`;
const ROW = `
  application.id, ${STATUS} as status, application.first_name as "firstName", application.last_name as "lastName",
  application.username, application.email, application.age, application.statement, ${personSql('member')} as member,
  application.submitted_at as "submittedAt", application.due_at as "dueAt",
  ${isUndecidedSql('application.status')} and application.due_at < clock.now as "isOverdue",
  ${personSql('holder')} as "claimedBy", case when ${IS_HELD} then application.claimed_until end as "claimedUntil",
  ${personSql('decider')} as "decidedBy", application.decided_at as "decidedAt"`;

const SORTS: Record<CaseSort, string> = {
  id: 'application.id',
  submittedAt: 'application.submitted_at',
  dueAt: 'application.due_at',
};

export class PostgresApplicationQueries implements ApplicationQueries {
  constructor(private readonly pool: Pool) {}

  page(
    asked: PageAsked<CaseSort, ApplicationFilter>,
    { moderatorId, now }: Viewer,
  ): Promise<PageFound<ApplicationRow>> {
    const { id, status, mine } = asked.filter;
    const { where, values } = new Conditions(now)
      .add(id, (given) => `application.id = any (${given}::int[])`)
      .add(
        status === 'open' ? UNDECIDED_STATUSES : status && [status],
        (given) => `${STATUS} = any (${given}::text[])`,
      )
      .add(mine ? moderatorId : undefined, (given) => `application.claimed_by = ${given} and ${IS_HELD}`);
    const list = {
      select: ROW,
      from: APPLICATIONS,
      joins: PEOPLE,
      where,
      values,
      sorts: SORTS,
      id: SORTS.id,
    };
    return consolePage(this.pool, list, asked);
  }

  async find(id: number, { now }: Viewer): Promise<ApplicationRow | null> {
    const { rows } = await this.pool.query<ApplicationRow>(
      `select ${ROW} from ${APPLICATIONS} ${PEOPLE} where application.id = $2`,
      [now, id],
    );
    return rows[0] ?? null;
  }
}
