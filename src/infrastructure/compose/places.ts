import { FindNearbyPlaces } from '../../application/places/find-nearby-places.js';
import type { OpeningHours, PlaceDirectory, Tiles } from '../../application/places/ports.js';
import { ReadTile } from '../../application/places/read-tile.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly placeDirectory: PlaceDirectory;
  readonly openingHours: OpeningHours;
  /** Null if browsers request tiles directly. */
  readonly tiles: Tiles | null;
}

export function composePlaces({ limiter, clock }: Shared, { placeDirectory, openingHours, tiles }: Ports) {
  return {
    findNearbyPlaces: new FindNearbyPlaces(placeDirectory, openingHours, limiter, clock),
    readTile: new ReadTile(tiles, limiter),
  };
}
