import type {
  SeatingRunFilter,
  SeatingRunQueries,
  SeatingRunSort,
} from '../../../application/seating/seating-runs.js';
import { RUNS } from '../../../domain/match/formation.js';
import { MEAL_TIMES, VENUE_TYPES } from '../../../domain/shared/slot.js';
import type { Route } from '../route.js';
import { aDate, anyOf, ids, type ListRules } from '../admin/list-query.js';
import { listRoute } from '../admin/list-route.js';
import { PASSES, SeatingRunResponse } from './seating-runs.admin.dto.js';

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
    listRoute({
      name: 'seating-runs',
      tag: 'Console: matches',
      operationId: 'listSeatingRuns',
      summary: 'List the runs of the last 90 days: how many users were seated, and the upper bound',
      access: 'moderator',
      shape: SeatingRunResponse,
      rules,
      read: (asked) => queries.page(asked),
    }),
  ];
}
