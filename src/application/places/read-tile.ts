import { ensureOnMap, type Tile, TileNotOnMap } from '../../domain/places/tile.js';
import type { RateLimit, RateLimiter } from '../shared/ports.js';
import type { TileImage, Tiles } from './ports.js';

/** A large screen shows forty at a time. */
const MAP_TILES: RateLimit = { name: 'map-tiles', times: 600, perSeconds: 60 };

/** Fetches a piece of the map in place of a person's browser, so that no server outside learns who looks where. */
export class ReadTile {
  constructor(
    /** Null where browsers fetch tiles themselves. */
    private readonly tiles: Tiles | null,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws TileNotOnMap also where browsers fetch tiles themselves, TooManyAttempts, ServiceUnavailable */
  async execute({ userId, tile }: { userId: number; tile: Tile }): Promise<TileImage> {
    if (!this.tiles) throw new TileNotOnMap();
    ensureOnMap(tile);
    await this.limiter.consume(MAP_TILES, String(userId));
    return this.tiles.imageOf(tile);
  }
}
