import type {
  SeatingRunFilter,
  SeatingRunQueries,
  SeatingRunSort,
} from '../../../application/match/seating-runs.js';
import { RUNS } from '../../../domain/match/formation.js';
import { MEAL_TIMES, VENUE_TYPES } from '../../../domain/shared/slot.js';
import { paged, route, type Route } from '../route.js';
import { aDate, anyOf, ids, ListQuery, type ListRules, pageAsked, sendPage } from './list-query.js';
import { PASSES, SeatingRunResponse } from './seating-runs.dto.js';

const rules: ListRules<SeatingRunSort, SeatingRunFilter> = {
  sorts: ['id', 'date', 'waiting', 'seated', 'gap', 'ms'],
  order: ['id', 'DESC'],
  filters: {
    id: ids,
    date: aDate,
    time: anyOf(MEAL_TIMES),
    venueType: anyOf(VENUE_TYPES),
    run: anyOf(RUNS),
    pass: anyOf(PASSES),
  },
};

/** Statistics and bounds of the engine's runs. */
export function seatingRunRoutes({ queries }: { readonly queries: SeatingRunQueries }): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/seating-runs',
      tag: 'Console: matches',
      operationId: 'listSeatingRuns',
      summary: 'List the runs of the last 90 days: how many users were seated, and the upper bound',
      access: 'moderator',
      query: ListQuery,
      responses: { 200: paged(SeatingRunResponse) },
      handle: async ({ query, response }) => {
        const asked = pageAsked(query, rules);
        return sendPage(response, 'seating-runs', asked, await queries.page(asked));
      },
    }),
  ];
}
