import type { Pool } from 'pg';
import type {
  EvidentMessage,
  ReportEntry,
  ReportFilter,
  ReportQueries,
  ReportRecord,
} from '../../../application/moderation/report-views.js';
import type { CaseSort } from '../../../application/review-cases/case-views.js';
import type { PageAsked, PageFound } from '../../../application/shared/page.js';
import type { Viewer } from '../../../application/shared/viewer.js';
import type { PersonRow } from '../../../application/shared/person-row.js';
import type { ReportEvidence } from '../../../domain/moderation/report-evidence.js';
import { UNDECIDED_STATUSES } from '../../../domain/review-cases/undecided.js';
import { isHeldSql, statusSql } from '../review-cases/claim-sql.js';
import { Conditions, consolePage, personSql } from '../console-sql.js';
import { areTableMatesSql } from '../review-cases/postgres-table-mates.js';
import { isReportShownSql } from '../review-cases/shown-reports-sql.js';
import { isUndecidedSql } from '../status-sql.js';
import { lastDecisionIdSql } from '../audit/staff-decisions-sql.js';

const IS_HELD = isHeldSql('report');
const STATUS = statusSql('report');

/** `$1` is the current time. */
const REPORTS = `reports report cross join (select $1::timestamptz as now) clock`;
/** `$2` is the reader. */
const IS_SHOWN = isReportShownSql('$2::int', 'report');
/**
 * Whether reporter, note and evidence are withheld from the reader: the conflict of interest of claims, for decided
 * reports too.
 */
const IS_WITHHELD = `coalesce(
  report.reporter_id = $2::int
  or ${areTableMatesSql('$2::int', 'report.about_user_id', 'clock.now')}
  or ${areTableMatesSql('$2::int', 'report.reporter_id', 'clock.now')}, false)`;
const unlessWithheld = (column: string): string => `case when not withheld.yes then ${column} end`;
const PEOPLE = `
  cross join lateral (select ${IS_WITHHELD} as yes) withheld
  left join users about on about.id = report.about_user_id
  left join users reporter on reporter.id = report.reporter_id
  left join users holder on holder.id = report.claimed_by and ${IS_HELD}
  left join users decider on decider.id = report.decided_by`;

const ENTRY = `
  report.id, report.kind, report.reason, report.source, ${STATUS} as status,
  ${personSql('about')} as about, ${unlessWithheld(personSql('reporter'))} as by, withheld.yes as "isWithheld",
  report.submitted_at as "submittedAt", report.due_at as "dueAt",
  ${isUndecidedSql('report.status')} and report.due_at < clock.now as "isOverdue",
  ${personSql('holder')} as "claimedBy", case when ${IS_HELD} then report.claimed_until end as "claimedUntil",
  ${personSql('decider')} as "decidedBy", report.decided_at as "decidedAt",
  case when report.about_user_id is null then 1 else (
    select count(*)::int from reports other
    where other.about_user_id = report.about_user_id and ${isReportShownSql('$2::int', 'other')}
  ) end as "reportsAboutThem"`;

const RECORD = `
  select ${ENTRY}, ${unlessWithheld('report.note')} as note, report.target_id as "targetId",
    report.match_id as "matchId", ${unlessWithheld('report.decision_note')} as "decisionNote",
    ${unlessWithheld('report.evidence')} as evidence,
    ${lastDecisionIdSql('user', 'report.about_user_id')} as "aboutLastDecisionId"
  from ${REPORTS} ${PEOPLE} where ${IS_SHOWN} and report.id = $3`;

const SORTS: Record<CaseSort, string> = {
  id: 'report.id',
  submittedAt: 'report.submitted_at',
  dueAt: 'report.due_at',
};

type RecordRow = Omit<ReportRecord, 'evidence'> & { readonly evidence: ReportEvidence | null };

export class PostgresReportQueries implements ReportQueries {
  constructor(private readonly pool: Pool) {}

  page(
    asked: PageAsked<CaseSort, ReportFilter>,
    { moderatorId, now }: Viewer,
  ): Promise<PageFound<ReportEntry>> {
    const { id, status, kind, reason, userId, mine } = asked.filter;
    const { where, values } = new Conditions(now, moderatorId)
      .add(id, (given) => `report.id = any (${given}::int[])`)
      .add(
        status === 'open' ? UNDECIDED_STATUSES : status && [status],
        (given) => `${STATUS} = any (${given}::text[])`,
      )
      .add(kind, (given) => `report.kind = ${given}`)
      .add(reason, (given) => `report.reason = ${given}`)
      .add(userId, (given) => `report.about_user_id = ${given}`)
      .add(mine ? moderatorId : undefined, (given) => `report.claimed_by = ${given} and ${IS_HELD}`);
    const list = { select: ENTRY, from: REPORTS, joins: PEOPLE, values, sorts: SORTS, id: SORTS.id };
    return consolePage(this.pool, { ...list, where: [IS_SHOWN, ...where] }, asked);
  }

  async find(id: number, { moderatorId, now }: Viewer): Promise<ReportRecord | null> {
    const { rows } = await this.pool.query<RecordRow>(RECORD, [now, moderatorId, id]);
    const [row] = rows;
    if (!row) return null;
    return { ...row, evidence: row.evidence && (await this.withNames(row.evidence)) };
  }

  private async withNames(evidence: ReportEvidence): Promise<ReportRecord['evidence']> {
    const authors = [...new Set(evidence.messages.map(({ userId }) => userId))];
    const { rows } = await this.pool.query<{ person: PersonRow | null }>(
      `select ${personSql('author')} as person from users author where author.id = any ($1::int[])`,
      [authors],
    );
    const people = new Map(rows.flatMap(({ person }) => (person ? [[person.id, person] as const] : [])));
    const messages = evidence.messages.map(({ userId, ...message }): EvidentMessage => ({
      ...message,
      by: people.get(userId) ?? null,
    }));
    return { ...evidence, messages };
  }
}
