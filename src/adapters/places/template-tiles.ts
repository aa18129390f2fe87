import { TILE_MEDIA_TYPES, type TileImage } from '../../application/places/ports.js';
import type { Tile } from '../../domain/places/tile.js';
import { fetchBytes } from '../shared/fetch-bytes.js';

const LARGEST_TILE = 256 * 1024;

export interface TileServer {
  /** Holds `{z}`, `{x}` and `{y}`, and may hold `{s}` for a subdomain and `{r}` for sharp screens. */
  readonly template: string;
  /** Names the product to the server's operators, as public ones ask for. */
  readonly userAgent: string;
  /** 5,000 by default. */
  readonly answerWithinMs?: number;
}

/** Asks a server of map tiles, and tells it nothing of the person. Throws when it is away, slow, or sends no picture. */
export class TemplateTiles {
  constructor(private readonly server: TileServer) {}

  async imageOf({ z, x, y }: Tile): Promise<TileImage> {
    const { template, userAgent, answerWithinMs = 5_000 } = this.server;
    const parts: Record<string, string | number> = { z, x, y, s: 'a', r: '' };
    const { bytes, contentType } = await fetchBytes(
      template.replace(/\{([zxysr])\}/g, (_, part: string) => String(parts[part])),
      {
        who: 'The tile server',
        headers: { 'user-agent': userAgent, accept: TILE_MEDIA_TYPES.join(', ') },
        answerWithinMs,
        largestAnswer: LARGEST_TILE,
      },
    );
    const sent = contentType.split(';')[0]!.trim().toLowerCase();
    const mediaType = TILE_MEDIA_TYPES.find((each) => each === sent);
    if (!mediaType) throw new Error('The tile server sent no picture.');
    return { bytes, mediaType };
  }
}
