import { ContainerModule } from 'inversify';
import { placesErrors } from '../../adapters/http/places/places.errors.js';
import { placesRoutes } from '../../adapters/http/places/places.routes.js';
import { tilesRoutes } from '../../adapters/http/places/tiles.routes.js';
import { FindNearbyPlaces } from '../../application/places/find-nearby-places.js';
import { ReadTile } from '../../application/places/read-tile.js';
import { bindClass } from './bind-class.js';
import { CONTEXT_REGISTRATION, PLACE_DIRECTORY, RATE_LIMITER, TILES } from './tokens.js';

export const placesModule = new ContainerModule(({ bind }) => {
  bindClass(bind, FindNearbyPlaces, [PLACE_DIRECTORY, RATE_LIMITER]);
  bind(ReadTile)
    .toResolvedValue((tiles, limiter) => new ReadTile(tiles.of, limiter), [TILES, RATE_LIMITER])
    .inSingletonScope();

  bind(CONTEXT_REGISTRATION)
    .toResolvedValue(
      (findNearbyPlaces, readTile) => ({
        routes: [...placesRoutes(findNearbyPlaces), ...tilesRoutes(readTile)],
        errors: placesErrors,
        handlers: {},
        recurring: [],
      }),
      [FindNearbyPlaces, ReadTile],
    )
    .inSingletonScope();
});
