import type { AuditedReads } from '../../../application/audit/audited-reads.js';
import { WORK_KINDS, type WorkFilter, type WorkQueries } from '../../../application/moderation/work-views.js';
import type { Clock } from '../../../application/shared/ports.js';
import type { Route } from '../route.js';
import { anyOf, type ListRules, yesOrNo } from '../admin/list-query.js';
import { listRoute } from '../admin/list-route.js';
import { WorkResponse } from './work.admin.dto.js';
import { presentWork } from './work.admin.presenter.js';

const LIST: ListRules<'dueAt', WorkFilter> = {
  sorts: ['dueAt'],
  order: ['dueAt', 'ASC'],
  filters: { kind: anyOf(WORK_KINDS), mine: yesOrNo },
};

export function workRoutes({
  queries,
  reads,
  clock,
}: {
  readonly queries: WorkQueries;
  readonly reads: AuditedReads;
  readonly clock: Clock;
}): Route[] {
  return [
    listRoute({
      name: 'work',
      tag: 'Console: review cases',
      operationId: 'listWork',
      summary: 'List open review cases, by due time',
      access: 'moderator',
      isAudited: true,
      shape: WorkResponse,
      rules: LIST,
      read: async (asked, userId) => {
        const found = await queries.page(asked, { moderatorId: userId, now: clock.now() });
        return { ...found, rows: found.rows.map((row) => presentWork(row, userId)) };
      },
      noteRead: (...page) => reads.polled('work.listed', ...page),
    }),
  ];
}
