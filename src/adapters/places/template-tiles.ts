import { TILE_MEDIA_TYPES, type TileImage } from '../../application/places/ports.js';
import type { Tile } from '../../domain/places/tile.js';
import { fetchBytes } from '../shared/fetch-bytes.js';

const MAX_TILE_BYTES = 256 * 1024;

export interface TileServer {
  /** Contains `{z}`, `{x}` and `{y}`, optionally `{s}` for a subdomain and `{r}` for high-resolution screens. */
  readonly template: string;
  /** Identifies the product to the server's operator, which public servers require. */
  readonly userAgent: string;
  /** 5,000 by default. */
  readonly timeoutMs?: number;
}

/**
 * A client of a tile server that sends no data of the user. Throws when the server does not respond in time or the
 * response is not an image.
 */
export class TemplateTiles {
  constructor(private readonly server: TileServer) {}

  async imageOf({ z, x, y }: Tile): Promise<TileImage> {
    const { template, userAgent, timeoutMs = 5_000 } = this.server;
    const parts: Record<string, string | number> = { z, x, y, s: 'a', r: '' };
    const { bytes, contentType } = await fetchBytes(
      template.replace(/\{([zxysr])\}/g, (_, part: string) => String(parts[part])),
      {
        serverName: 'The tile server',
        headers: { 'user-agent': userAgent, accept: TILE_MEDIA_TYPES.join(', ') },
        timeoutMs,
        maxBytes: MAX_TILE_BYTES,
      },
    );
    const sent = contentType.split(';')[0]!.trim().toLowerCase();
    const mediaType = TILE_MEDIA_TYPES.find((each) => each === sent);
    if (!mediaType) throw new Error('The tile server sent no picture.');
    return { bytes, mediaType };
  }
}
