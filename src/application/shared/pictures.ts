import { InvalidField } from '../../domain/shared/domain-error.js';

/** Turns what a person uploaded into a picture that is safe to keep and to show to others. */
export interface PictureProcessor {
  /**
   * A webp of at most 512 px on its longer side, upright, without metadata (no place, no camera).
   * @throws NotAPicture when the bytes are not a png, jpeg, webp, gif or avif that can be read in full
   */
  toWebp(bytes: Uint8Array): Promise<Uint8Array>;
}

/** Only pictures are taken as pictures, whatever their name or announced type says. */
export class NotAPicture extends InvalidField {
  readonly code = 'not_a_picture';

  constructor(readonly field = 'profileImageUrl') {
    super('Please select an image file (PNG, JPG, etc.)');
  }
}
