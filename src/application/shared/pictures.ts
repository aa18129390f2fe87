import { invalidField, tooLargeField } from '../../domain/shared/refusal.js';

/** Binary, so that the limits fit the slightly larger pictures of 12, 16 and 24 megapixel cameras. */
export const MEGAPIXEL = 1024 * 1024;

/** Limits and size of pictures for one use. */
export interface PictureUse {
  /** Field of the request body. */
  readonly field: string;
  /** Maximum of the longer side of the stored picture, in pixels: twice its size on the page, for high-density screens. */
  readonly longerSide: number;
  /** Maximum number of pixels of the upload, which bounds the memory for decoding. */
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

/** Exclusive upper bound of an upload, in bytes (2 MB). */
export const PICTURE_BYTES_LIMIT = 2_097_152;

/** Converts uploads to pictures that are safe to store and show. */
export interface PictureProcessor {
  /**
   * Resizes, rotates upright and removes metadata (GPS position, camera).
   * @returns the bytes of a WebP file
   * @throws HeicPicture; NotAPicture if the bytes are not a complete PNG, JPEG, WebP, GIF or AVIF or have too many pixels; ServiceUnavailable if
   * the queue of the image processor is full
   */
  toWebp(bytes: Uint8Array, use: PictureUse): Promise<Uint8Array>;
}

/** Downloads pictures from other servers. */
export interface LinkedPictures {
  /**
   * @param address an https URL that a user sent
   * @returns null when it leads to a private network, redirects, takes too long, or is no picture below the upload limit
   */
  fetch(address: string): Promise<Uint8Array | null>;
}

/** The bytes are not a supported picture format, regardless of the announced media type. */
export class NotAPicture extends invalidField('not_a_picture') {
  constructor(readonly field: string) {
    super('Please select an image file (PNG, JPG, etc.)');
  }
}

/** A picture of a phone in a format that the product cannot read; the app converts it where the browser can. */
export class HeicPicture extends invalidField('heic_picture') {
  constructor(readonly field: string) {
    super("We can't open HEIC pictures. Please choose a JPG or PNG.");
  }
}

export class PictureTooLarge extends tooLargeField('picture_too_large') {
  constructor(readonly field: string) {
    super('Please select an image smaller than 2MB');
  }
}

/** A foreign picture URL was sent. They are not allowed, because they could track the users who load them. */
export class PictureFromElsewhere extends invalidField('picture_from_elsewhere') {
  constructor(readonly field: string) {
    super('Please upload a picture instead of a link');
  }
}

/** The picture behind a link cannot be downloaded. One error for all reasons, so that it reveals nothing about networks. */
export class PictureNotFetched extends invalidField('picture_not_fetched') {
  constructor(readonly field: string) {
    super("We couldn't get a picture from that link. Please upload it instead.");
  }
}
