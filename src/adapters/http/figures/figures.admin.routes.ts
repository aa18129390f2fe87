import type { ReadFigures } from '../../../application/figures/read-figures.js';
import { one, route, type Route } from '../route.js';
import { StatsResponse } from './figures.admin.dto.js';

/** Statistics of the console's dashboard. */
export function statsRoutes({ readFigures }: { readonly readFigures: ReadFigures }): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/stats',
      tag: 'Console: statistics',
      operationId: 'getStats',
      summary: 'Get the dashboard statistics; what is the same for all staff is cached for a few seconds',
      access: 'moderator',
      responses: { 200: one(StatsResponse, 'The statistics') },
      handle: ({ userId }) => readFigures.execute(userId),
    }),
  ];
}
