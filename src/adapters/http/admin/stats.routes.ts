import type { ReadFigures } from '../../../application/figures/read-figures.js';
import { one, route, type Route } from '../route.js';
import { StatsResponse } from './stats.dto.js';

/** The figures of the console's dashboard. */
export function statsRoutes({ readFigures }: { readonly readFigures: ReadFigures }): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/stats',
      tag: 'Console: figures',
      summary: 'What the dashboard draws, a few seconds old at most',
      access: 'moderator',
      responses: { 200: one(StatsResponse, 'The figures') },
      handle: () => readFigures.execute(),
    }),
  ];
}
