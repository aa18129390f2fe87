import { NotAPicture, type PictureProcessor, type PictureUse } from '../../application/shared/pictures.js';
import { announcedFormat, reencodedPicture } from './reencode-picture.js';

const QUALITY = 82;

export class SharpPictureProcessor implements PictureProcessor {
  async toWebp(bytes: Uint8Array, { field, longerSide }: PictureUse): Promise<Uint8Array> {
    const picture =
      announcedFormat(bytes) && (await reencodedPicture(bytes, { longerSide, quality: QUALITY }));
    if (!picture) throw new NotAPicture(field);
    return picture;
  }
}
