import type { Place } from '../../domain/places/nearby-places.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import type { Tile } from '../../domain/places/tile.js';

/** Map service for cafes and restaurants. */
export interface PlaceDirectory {
  /** @returns named places within `metres` of the center, in no order @throws ServiceUnavailable on a timeout or an error response */
  around(centre: Coordinates, metres: number): Promise<readonly Place[]>;
}

export const TILE_MEDIA_TYPES = ['image/png', 'image/webp', 'image/jpeg'] as const;

/** A rendered map tile. */
export interface TileImage {
  readonly bytes: Uint8Array;
  readonly mediaType: (typeof TILE_MEDIA_TYPES)[number];
}

/** Map tile server. */
export interface Tiles {
  /** @throws ServiceUnavailable on a timeout or an error response */
  imageOf(tile: Tile): Promise<TileImage>;
}
