import {
  HeicPicture,
  NotAPicture,
  type PictureProcessor,
  type PictureUse,
} from '../../application/shared/pictures.js';
import type { PictureDecoder } from './picture-decoder.js';
import { isHeic } from './picture-format.js';

const QUALITY = 82;

/** Re-encodes profile and venue pictures as WebP. */
export class WebpPictureProcessor implements PictureProcessor {
  constructor(private readonly decoder: PictureDecoder) {}

  async toWebp(bytes: Uint8Array, { field, longerSide, maxPixels }: PictureUse): Promise<Uint8Array> {
    if (isHeic(bytes)) throw new HeicPicture(field);
    const picture = await this.decoder.reencode(bytes, { longerSide, quality: QUALITY, maxPixels });
    if (!picture) throw new NotAPicture(field);
    return picture;
  }
}
