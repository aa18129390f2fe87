import { WORK_KINDS, type WorkFilter, type WorkQueries } from '../../../application/moderation/work-views.js';
import type { Clock } from '../../../application/shared/ports.js';
import { paged, route, type Route } from '../route.js';
import { anyOf, ListQuery, type ListRules, pageAsked, sendPage, yesOrNo } from './list-query.js';
import { WorkResponse } from './work.dto.js';
import { presentWork } from './work.presenter.js';

const LIST: ListRules<'dueAt', WorkFilter> = {
  sorts: ['dueAt'],
  order: ['dueAt', 'ASC'],
  filters: { kind: anyOf(WORK_KINDS), mine: yesOrNo },
};

export function workRoutes({
  queries,
  clock,
}: {
  readonly queries: WorkQueries;
  readonly clock: Clock;
}): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/work',
      tag: 'Console: review cases',
      operationId: 'listWork',
      summary: 'List open review cases, by due time',
      access: 'moderator',
      query: ListQuery,
      responses: { 200: paged(WorkResponse) },
      handle: async ({ userId, query, response }) => {
        const asked = pageAsked(query, LIST);
        const found = await queries.page(asked, { moderatorId: userId, now: clock.now() });
        const rows = found.rows.map((row) => presentWork(row, userId));
        return sendPage(response, 'work', asked, { ...found, rows });
      },
    }),
  ];
}
