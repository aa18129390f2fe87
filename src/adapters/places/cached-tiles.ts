import { LRUCache } from 'lru-cache';
import type { TileImage, Tiles } from '../../application/places/ports.js';
import { ServiceUnavailable } from '../../application/shared/service-unavailable.js';
import type { Clock } from '../../application/shared/ports.js';
import type { Tile } from '../../domain/places/tile.js';
import { TaskQueue } from '../shared/task-queue.js';

const KEPT_BYTES = 48 * 1024 * 1024;
/** Estimated size of a cache entry without its image. */
const ENTRY_BYTES = 300;
/** The minimum that the OpenStreetMap tile policy requires. */
const FRESH_FOR_MS = 7 * 86_400_000;
const ASKED_AT_ONCE = 8;
const MOST_WAITING = 120;
const TELL_EVERY_MS = 60_000;

export interface CachedTilesParts {
  readonly server: { imageOf(tile: Tile): Promise<TileImage> };
  readonly clock: Clock;
  /** Called with the error of the server, at most once a minute. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Caches tiles in memory for a week, bounded by bytes, and coalesces equal requests (single flight) with at most eight
 * in progress. A stale tile is the fallback while the server fails.
 */
export class CachedTiles implements Tiles {
  private readonly known = new LRUCache<string, { readonly until: number; readonly image: TileImage }>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ image }) => image.bytes.byteLength + ENTRY_BYTES,
  });
  private readonly underway = new Map<string, Promise<TileImage>>();
  private readonly queue = new TaskQueue(ASKED_AT_ONCE, MOST_WAITING);
  private toldAt = -Infinity;

  constructor(private readonly parts: CachedTilesParts) {}

  async imageOf(tile: Tile): Promise<TileImage> {
    const key = `${tile.z}/${tile.x}/${tile.y}`;
    const known = this.known.get(key);
    if (known && this.now() < known.until) return known.image;
    try {
      return await this.askOnce(key, tile);
    } catch {
      if (known) return known.image;
      throw new ServiceUnavailable('tiles_away', 'The map is not answering. Please try again in a moment.');
    }
  }

  private askOnce(key: string, tile: Tile): Promise<TileImage> {
    const asked = this.underway.get(key) ?? this.ask(key, tile);
    this.underway.set(key, asked);
    return asked;
  }

  private async ask(key: string, tile: Tile): Promise<TileImage> {
    try {
      const image = await this.queue.run(() => this.parts.server.imageOf(tile));
      this.known.set(key, { until: this.now() + FRESH_FOR_MS, image });
      return image;
    } catch (error) {
      this.tell(error);
      throw error;
    } finally {
      this.underway.delete(key);
    }
  }

  private tell(error: unknown): void {
    if (this.now() - this.toldAt < TELL_EVERY_MS) return;
    this.toldAt = this.now();
    this.parts.onFailure(error);
  }

  private readonly now = (): number => this.parts.clock.now().getTime();
}
