import { DomainError } from '../shared/domain-error.js';

/** The closest zoom that map tiles are drawn at. */
export const CLOSEST_ZOOM = 19;

/** One square picture of the map, in the numbering of web maps: at zoom z there are 2^z by 2^z of them. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** There is no such piece of the map. */
export class TileNotOnMap extends DomainError {
  readonly code = 'tile_not_on_map';
  constructor() {
    super('There is nothing here.');
  }
}

/** @throws TileNotOnMap where a number is not whole or out of range */
export function ensureOnMap({ z, x, y }: Tile): void {
  const across = 2 ** z;
  const isWithin = (value: number, end: number): boolean =>
    Number.isInteger(value) && value >= 0 && value < end;
  if (!isWithin(z, CLOSEST_ZOOM + 1) || !isWithin(x, across) || !isWithin(y, across))
    throw new TileNotOnMap();
}
