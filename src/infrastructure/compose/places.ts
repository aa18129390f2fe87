import { FindNearbyPlaces } from '../../application/places/find-nearby-places.js';
import type { PlaceDirectory, Tiles } from '../../application/places/ports.js';
import { ReadTile } from '../../application/places/read-tile.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly placeDirectory: PlaceDirectory;
  /** Null if browsers request tiles directly. */
  readonly tiles: Tiles | null;
}

export function composePlaces({ limiter }: Shared, { placeDirectory, tiles }: Ports) {
  return {
    findNearbyPlaces: new FindNearbyPlaces(placeDirectory, limiter),
    readTile: new ReadTile(tiles, limiter),
  };
}
