import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { ShareImages, ShareImageTexts } from '../../application/meetup/ports.js';
import { ServiceUnavailable } from '../../application/shared/service-unavailable.js';
import { SingleFlight } from '../shared/single-flight.js';
import { shareImageSvg } from './share-image-svg.js';

const MAX_CACHED_BYTES = 8 * 1024 * 1024;
/** Drawing takes some tens of milliseconds on another thread. */
const MAX_PENDING = 8;

/** Draws pictures of links, and keeps the last ones; the key is all that they show, so an entry is never stale. */
export class SharpShareImages implements ShareImages {
  private readonly drawn = new LRUCache<string, Uint8Array>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  private readonly drawing = new SingleFlight();
  private pending = 0;

  async draw(texts: ShareImageTexts): Promise<Uint8Array> {
    const svg = shareImageSvg(texts);
    return this.drawn.get(svg) ?? this.drawing.run(svg, () => this.render(svg));
  }

  private async render(svg: string): Promise<Uint8Array> {
    if (this.pending >= MAX_PENDING)
      throw new ServiceUnavailable(
        'pictures_away',
        'Many pictures are being drawn. Please try again in a moment.',
      );
    this.pending++;
    try {
      const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
      this.drawn.set(svg, png);
      return png;
    } finally {
      this.pending--;
    }
  }
}
