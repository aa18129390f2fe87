import type {
  AuditFilter,
  AuditLine,
  AuditQueries,
  AuditSort,
} from '../../../application/audit/audit-records.js';
import type { PageAsked, PageFound } from '../../../application/shared/page.js';
import { Conditions, consolePage, personSql } from '../console-sql.js';
import type { ReadQueries } from '../read-queries.js';
import { isReportShownSql } from '../review-cases/shown-reports-sql.js';

const LINE = `
  line.id, line.at, ${personSql('actor')} as actor, line.action,
  line.target_kind as "targetKind", line.target_id as "targetId", line.details`;

/** `$1` is the reader, who reads no lines of others about themselves and about reports that they must not know of. */
const IS_SHOWN = `(line.actor_id is not distinct from $1::int or (
  (line.target_kind, line.target_id) is distinct from ('user', $1::int)
  and (line.target_kind is distinct from 'report'
    or not exists (
      select from reports where reports.id = line.target_id and not ${isReportShownSql('$1::int', 'reports')}))))`;

/** The views of lists are most of the lines; they are there for who asks for them by their action or number. */
const IS_NO_LIST = "line.action not like '%.listed'";

const SORTS: Record<AuditSort, string> = { at: 'line.at' };

export class PostgresAuditQueries implements AuditQueries {
  constructor(private readonly lists: ReadQueries) {}

  page(asked: PageAsked<AuditSort, AuditFilter>, readerId: number): Promise<PageFound<AuditLine>> {
    const { id, actorId, action, targetKind, targetId } = asked.filter;
    const { where, values } = new Conditions(readerId)
      .add(id, (given) => `line.id = any (${given}::int[])`)
      .add(actorId, (given) => `line.actor_id = ${given}`)
      .add(action, (given) => `line.action = ${given}`)
      .add(targetKind, (given) => `line.target_kind = ${given}`)
      .add(targetId, (given) => `line.target_id = ${given}`);
    const list = {
      select: LINE,
      from: 'audit_log line',
      joins: 'left join users actor on actor.id = line.actor_id',
      where: [IS_SHOWN, ...(action === undefined && id === undefined ? [IS_NO_LIST] : []), ...where],
      values,
      sorts: SORTS,
      id: 'line.id',
    };
    return consolePage(this.lists, list, asked);
  }
}
