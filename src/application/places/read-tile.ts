import { ensureOnMap, type Tile, TileNotOnMap } from '../../domain/places/tile.js';
import type { RateLimit, RateLimiter } from '../shared/ports.js';
import type { TileImage, Tiles } from './ports.js';

/** A large screen requests 40 tiles at a time. */
const MAP_TILES: RateLimit = { name: 'map-tiles', times: 600, perSeconds: 60 };

/** Proxies a map tile, so that the tile server receives no network address of a user. */
export class ReadTile {
  constructor(
    /** Null if browsers request tiles directly. */
    private readonly tiles: Tiles | null,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws TileNotOnMap (also without a tile proxy), TooManyAttempts, ServiceUnavailable */
  async execute({ userId, tile }: { userId: number; tile: Tile }): Promise<TileImage> {
    if (!this.tiles) throw new TileNotOnMap();
    ensureOnMap(tile);
    await this.limiter.consume(MAP_TILES, String(userId));
    return this.tiles.imageOf(tile);
  }
}
