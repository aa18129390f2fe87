import { ContainerModule } from 'inversify';
import { statsRoutes } from '../../adapters/http/admin/stats.routes.js';
import { PostgresFigureQueries } from '../../adapters/persistence/figures/postgres-figure-queries.js';
import type { FigureQueries } from '../../application/figures/figures.js';
import { ReadFigures } from '../../application/figures/read-figures.js';
import { bindClass, token } from './bind-class.js';
import { CLOCK, CONTEXT_REGISTRATION, HOME_ZONE, LISTS } from './tokens.js';

const QUERIES = token<FigureQueries>('FigureQueries');

/** Statistics of the console's dashboard. */
export const figuresModule = new ContainerModule(({ bind }) => {
  bindClass(bind, PostgresFigureQueries, [LISTS, HOME_ZONE], QUERIES);
  bindClass(bind, ReadFigures, [QUERIES, CLOCK]);
  bind(CONTEXT_REGISTRATION)
    .toResolvedValue(
      (readFigures) => ({ routes: statsRoutes({ readFigures }), errors: {}, handlers: {}, recurring: [] }),
      [ReadFigures],
    )
    .inSingletonScope();
});
