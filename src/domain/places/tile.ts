import { missing } from '../shared/refusal.js';

/** Maximum zoom level of the tile server. */
export const CLOSEST_ZOOM = 19;

/** Coordinates of a map tile (slippy map scheme): at zoom z there are 2^z by 2^z tiles. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The tile is outside the map. */
export class TileNotOnMap extends missing('tile_not_on_map', 'Not found.') {}

/** @throws TileNotOnMap if a coordinate is not an integer or out of bounds */
export function ensureOnMap({ z, x, y }: Tile): void {
  const across = 2 ** z;
  const isWithin = (value: number, end: number): boolean =>
    Number.isInteger(value) && value >= 0 && value < end;
  if (!isWithin(z, CLOSEST_ZOOM + 1) || !isWithin(x, across) || !isWithin(y, across))
    throw new TileNotOnMap();
}
