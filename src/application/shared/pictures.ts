import { InvalidField } from '../../domain/shared/domain-error.js';

/** Of cameras and of the limits here, which so fit a phone's 12, 16 and 24 megapixels with their odd edges. */
export const MEGAPIXEL = 1024 * 1024;

/** What a picture is kept for. */
export interface PictureUse {
  /** The field it is sent in. */
  readonly field: string;
  /** Pixels of its longer side at most: as large as it is shown, twice over for sharp screens. */
  readonly longerSide: number;
  /** Pixels that it may have when it is sent; decoding costs memory for each. */
  readonly maxPixels: number;
}

export const PROFILE_PICTURE: PictureUse = {
  field: 'profileImageUrl',
  longerSide: 512,
  maxPixels: 16 * MEGAPIXEL,
};
export const VENUE_PICTURE: PictureUse = {
  field: 'venueImageUrl',
  longerSide: 1024,
  maxPixels: 16 * MEGAPIXEL,
};

/** A picture must stay under 2 MB before it is made smaller. */
export const PICTURE_BYTES_LIMIT = 2_097_152;

/** Turns what a person uploaded into a picture that is safe to keep and to show to others. */
export interface PictureProcessor {
  /**
   * A webp no larger than its use asks for, upright, without metadata (no place, no camera).
   * @throws NotAPicture when the bytes are not a png, jpeg, webp, gif or avif that can be read in full, or have too many
   * pixels; ServiceUnavailable when too many pictures wait to be read
   */
  toWebp(bytes: Uint8Array, use: PictureUse): Promise<Uint8Array>;
}

/** Only pictures are taken as pictures, whatever their name or announced type says. */
export class NotAPicture extends InvalidField {
  readonly code = 'not_a_picture';

  constructor(readonly field: string) {
    super('Please select an image file (PNG, JPG, etc.)');
  }
}

export class PictureTooLarge extends InvalidField {
  readonly code = 'picture_too_large';

  constructor(readonly field: string) {
    super('Please select an image smaller than 2MB');
  }
}

/** Pictures are only served from our own store, because an external address could track its viewers. */
export class PictureFromElsewhere extends InvalidField {
  readonly code = 'picture_from_elsewhere';

  constructor(readonly field: string) {
    super('Please upload a picture instead of a link');
  }
}
