import type { WorkRow } from '../../../application/moderation/work-views.js';
import { presentClaim } from '../admin/claim.presenter.js';
import type { WorkResponse } from './work.admin.dto.js';

export function presentWork(row: WorkRow, staffId: number): WorkResponse {
  return {
    id: row.id,
    kind: row.kind,
    targetId: row.targetId,
    userId: row.userId,
    about: row.about,
    reason: row.reason,
    since: row.since.toISOString(),
    dueAt: row.dueAt.toISOString(),
    isOverdue: row.isOverdue,
    claim: presentClaim(row, staffId),
  };
}
