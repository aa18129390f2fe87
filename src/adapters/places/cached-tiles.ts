import { LRUCache } from 'lru-cache';
import type { TileImage, Tiles } from '../../application/places/ports.js';
import { ServiceUnavailable } from '../../application/shared/service-unavailable.js';
import type { Clock } from '../../application/shared/ports.js';
import type { Tile } from '../../domain/places/tile.js';
import { SingleFlight } from '../shared/single-flight.js';
import { TaskQueue } from '../shared/task-queue.js';

const MAX_CACHE_BYTES = 48 * 1024 * 1024;
/** Estimated size of a cache entry without its image. */
const ENTRY_BYTES = 300;
/** The minimum that the OpenStreetMap tile policy requires. */
const CACHE_TTL_MS = 7 * 86_400_000;
const CONCURRENCY = 8;
const MAX_QUEUED = 120;

export interface CachedTilesParts {
  readonly server: { imageOf(tile: Tile): Promise<TileImage> };
  readonly clock: Clock;
  /** Called with the error of the server. */
  readonly onFailure: (error: unknown) => void;
  /** Called for every response of the server. */
  readonly onAnswer: () => void;
}

/**
 * Caches tiles in memory for a week, bounded by bytes, and coalesces equal requests (single flight) with at most eight in
 * progress. A stale tile is the fallback while the server fails.
 */
export class CachedTiles implements Tiles {
  private readonly cache = new LRUCache<string, { readonly until: number; readonly image: TileImage }>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ image }) => image.bytes.byteLength + ENTRY_BYTES,
  });
  private readonly singleFlight = new SingleFlight();
  private readonly queue = new TaskQueue(CONCURRENCY, MAX_QUEUED);

  constructor(private readonly parts: CachedTilesParts) {}

  async imageOf(tile: Tile): Promise<TileImage> {
    const key = `${tile.z}/${tile.x}/${tile.y}`;
    const cached = this.cache.get(key);
    if (cached && this.now() < cached.until) return cached.image;
    try {
      return await this.singleFlight.run(key, () => this.fetch(key, tile));
    } catch {
      if (cached) return cached.image;
      throw new ServiceUnavailable(
        'tiles_away',
        "We can't load the map right now. Please try again in a moment.",
      );
    }
  }

  private async fetch(key: string, tile: Tile): Promise<TileImage> {
    const image = await this.queue.run(() => this.ask(tile));
    this.cache.set(key, { until: this.now() + CACHE_TTL_MS, image });
    return image;
  }

  private async ask(tile: Tile): Promise<TileImage> {
    const { server, onAnswer, onFailure } = this.parts;
    try {
      const image = await server.imageOf(tile);
      onAnswer();
      return image;
    } catch (error) {
      onFailure(error);
      throw error;
    }
  }

  private readonly now = (): number => this.parts.clock.now().getTime();
}
