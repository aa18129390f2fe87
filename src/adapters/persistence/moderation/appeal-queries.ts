import type { Pool } from 'pg';
import type {
  AppealFilter,
  AppealQueries,
  AppealRow,
  AppealSort,
} from '../../../application/attendance/appeal-views.js';
import type { PageAsked, PageFound } from '../../../application/shared/page.js';
import type { Viewer } from '../../../application/shared/viewer.js';
import { APPEAL_HOURS } from '../../../domain/attendance/miss.js';
import { Conditions, consolePage, personSql } from '../console-sql.js';
import { areTableMatesSql, satAtSql } from '../review-cases/postgres-table-mates.js';
import { lastDecisionIdSql } from '../audit/staff-decisions-sql.js';

/** `$1` is the current time, `$2` the reader. */
const APPEALS = `reliability_misses miss cross join (select $1::timestamptz as now) clock`;
const MAY_BE_ANSWERED = [
  'miss.appealed_at is not null',
  'miss.user_id <> $2::int',
  `not ${areTableMatesSql('$2::int', 'miss.user_id', 'clock.now')}`,
  `not ${satAtSql('$2::int', 'miss.match_id')}`,
];
const STATUS = `case when miss.answered_at is null then 'open' when miss.is_lifted then 'lifted' else 'upheld' end`;
const DUE_AT = `miss.appealed_at + interval '${APPEAL_HOURS} hours'`;

const PEOPLE = `
  left join users about on about.id = miss.user_id
  left join users moderator on moderator.id = miss.answered_by`;

const COLUMNS = `
  miss.id, ${personSql('about')} as about, miss.step, miss.kind, to_char(miss.date, 'YYYY-MM-DD') as date,
  miss.assessed_at as "takenAt", miss.step_until as until, miss.appeal_note as note, miss.appealed_at as "appealedAt",
  ${DUE_AT} as "dueAt", miss.answered_at is null and ${DUE_AT} < clock.now as "isOverdue", ${STATUS} as status,
  ${lastDecisionIdSql('user', 'miss.user_id')} as "lastDecisionId", miss.answer, ${personSql('moderator')} as "answeredBy", miss.answered_at as "answeredAt"`;

const SORTS: Record<AppealSort, string> = { id: 'miss.id', appealedAt: 'miss.appealed_at' };

export class PostgresAppealQueries implements AppealQueries {
  constructor(private readonly pool: Pool) {}

  page(
    asked: PageAsked<AppealSort, AppealFilter>,
    { moderatorId, now }: Viewer,
  ): Promise<PageFound<AppealRow>> {
    const { id, status } = asked.filter;
    const { where, values } = new Conditions(now, moderatorId)
      .add(id, (given) => `miss.id = any (${given}::int[])`)
      .add(status, (given) => `${STATUS} = ${given}`);
    const list = { select: COLUMNS, from: APPEALS, joins: PEOPLE, values, sorts: SORTS, id: SORTS.id };
    return consolePage(this.pool, { ...list, where: [...MAY_BE_ANSWERED, ...where] }, asked);
  }

  async find(id: number, { moderatorId, now }: Viewer): Promise<AppealRow | null> {
    const { rows } = await this.pool.query<AppealRow>(
      `select ${COLUMNS} from ${APPEALS} ${PEOPLE} where ${MAY_BE_ANSWERED.join(' and ')} and miss.id = $3`,
      [now, moderatorId, id],
    );
    return rows[0] ?? null;
  }
}
