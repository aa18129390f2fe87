import type { Place } from '../../domain/places/nearby-places.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import type { Tile } from '../../domain/places/tile.js';

/** A map that can be asked for cafes and restaurants. */
export interface PlaceDirectory {
  /** Those with a name within so many metres of the centre, in no order. @throws ServiceUnavailable when it cannot be asked */
  around(centre: Coordinates, metres: number): Promise<readonly Place[]>;
}

export const TILE_MEDIA_TYPES = ['image/png', 'image/webp', 'image/jpeg'] as const;

/** A drawn tile. */
export interface TileImage {
  readonly bytes: Uint8Array;
  readonly mediaType: (typeof TILE_MEDIA_TYPES)[number];
}

/** A server of map tiles. */
export interface Tiles {
  /** @throws ServiceUnavailable when it cannot be asked */
  imageOf(tile: Tile): Promise<TileImage>;
}
