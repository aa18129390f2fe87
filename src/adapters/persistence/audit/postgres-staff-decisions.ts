import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditTarget } from '../../../application/audit/audit-log.js';
import type { StaffDecisions } from '../../../application/audit/staff-decisions.js';
import type { StaffDecision } from '../../../domain/shared/staff-decision.js';
import { personSql } from '../console-sql.js';
import { isDecisionOnSql } from './staff-decisions-sql.js';

export class PostgresStaffDecisions implements StaffDecisions {
  constructor(private readonly em: EntityManager) {}

  async lastOn({ kind, id }: AuditTarget): Promise<StaffDecision | null> {
    const [row] = await this.em.execute<StaffDecision[]>(
      `select line.id, ${personSql('actor')} as by, line.action, line.at
       from audit_log line left join users actor on actor.id = line.actor_id
       where ${isDecisionOnSql('line', kind, '?::int')} order by line.position desc limit 1`,
      [id],
    );
    return row ? { ...row, at: new Date(row.at) } : null;
  }
}
