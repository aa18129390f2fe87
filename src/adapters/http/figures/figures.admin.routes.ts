import type { ReadFigures } from '../../../application/figures/read-figures.js';
import { one, type Route } from '../route.js';
import { StatsResponse } from './figures.admin.dto.js';
import { routesFor } from '../routes-for.js';

const moderator = routesFor('moderator', 'Console: statistics');

/** Statistics of the console's dashboard. */
export function statsRoutes({ readFigures }: { readonly readFigures: ReadFigures }): Route[] {
  return [
    moderator.get('/api/admin/stats', 'getStats', {
      summary: 'Get the dashboard statistics; what is the same for all staff is cached for a few seconds',
      responses: { 200: one(StatsResponse, 'The statistics') },
      handle: ({ userId }) => readFigures.execute(userId),
    }),
  ];
}
