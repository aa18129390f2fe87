import { ContainerModule } from 'inversify';
import { placesRoutes } from '../../adapters/http/places/places.routes.js';
import { FindNearbyPlaces } from '../../application/places/find-nearby-places.js';
import { bindClass } from './bind-class.js';
import { CONTEXT_EDGE, PLACE_DIRECTORY, RATE_LIMITER } from './tokens.js';

export const placesModule = new ContainerModule(({ bind }) => {
  bindClass(bind, FindNearbyPlaces, [PLACE_DIRECTORY, RATE_LIMITER]);

  bind(CONTEXT_EDGE)
    .toResolvedValue(
      (findNearbyPlaces) => ({
        routes: placesRoutes(findNearbyPlaces),
        errors: {},
        handlers: {},
        recurring: [],
      }),
      [FindNearbyPlaces],
    )
    .inSingletonScope();
});
