import type { Place } from '../../domain/places/nearby-places.js';
import type { Openness, TimeSpan } from '../../domain/places/openness.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import type { Tile } from '../../domain/places/tile.js';

/** Map service for cafes and restaurants. */
export interface PlaceDirectory {
  /** @returns named places within `metres` of the center, in no order @throws ServiceUnavailable on a timeout or an error response */
  around(centre: Coordinates, metres: number): Promise<readonly Place[]>;
}

/** What is needed to know whether a place is open. */
export type PlaceWithHours = Coordinates & Pick<Place, 'openingHours'>;

/** Reads the opening hours of places in the zones of the places, with the holidays of their countries. */
export interface OpeningHours {
  /**
   * @returns in the order of the places, whether each is open during the whole span; unknown also where the hours cannot
   * be read
   */
  opennessOf(places: readonly PlaceWithHours[], span: TimeSpan): Promise<Openness[]>;
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
