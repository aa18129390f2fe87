import { DECISION_ACTIONS } from '../../../domain/shared/staff-decision.js';
import type { AuditTarget } from '../../../application/audit/audit-log.js';

/** Whether an entry of the audit log is a decision on the target. @param id SQL for the id of the target */
export const isDecisionOnSql = (entry: string, kind: AuditTarget['kind'], id: string): string =>
  `${entry}.target_kind = '${kind}' and ${entry}.target_id = ${id}
    and ${entry}.action in (${DECISION_ACTIONS.map((action) => `'${action}'`).join(', ')})`;

/** Id of the last decision on the target, null without one. @param id SQL for the id of the target */
export const lastDecisionIdSql = (kind: AuditTarget['kind'], id: string): string =>
  `(select decision.id from audit_log decision where ${isDecisionOnSql('decision', kind, id)}
    order by decision.position desc limit 1)`;
