import { NotAPicture, type PictureProcessor } from '../../application/shared/pictures.js';
import { announcedFormat, reencodedPicture } from './reencode-picture.js';

/** As large as a picture is shown, twice over for sharp screens. */
const PROFILE_PICTURE = { longerSide: 512, quality: 82 };

export class SharpPictureProcessor implements PictureProcessor {
  async toWebp(bytes: Uint8Array): Promise<Uint8Array> {
    const picture = announcedFormat(bytes) && (await reencodedPicture(bytes, PROFILE_PICTURE));
    if (!picture) throw new NotAPicture();
    return picture;
  }
}
