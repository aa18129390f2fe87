import { InvalidField } from '../../domain/shared/domain-error.js';
import type { Chance, ObjectStore } from '../shared/ports.js';
import { NotAPicture, type PictureProcessor } from '../shared/pictures.js';
import { unguessableName } from '../shared/unguessable-name.js';

/** A picture must stay under 2 MB before it is made smaller. */
export const PICTURE_BYTES_LIMIT = 2_097_152;
const DATA_URL_START = /^data:image\/[a-z+.-]{1,20};base64,/;
const ADDRESS = '/api/pictures/';
const PATH = /^\d{1,10}\/[a-z0-9]{24}\.webp$/;

export class PictureTooLarge extends InvalidField {
  readonly code = 'picture_too_large';
  readonly field = 'profileImageUrl';
  constructor() {
    super('Please select an image smaller than 2MB');
  }
}

/** Pictures are kept here, never fetched from elsewhere: a foreign address could follow whoever looks. */
export class PictureFromElsewhere extends InvalidField {
  readonly code = 'picture_from_elsewhere';
  readonly field = 'profileImageUrl';
  constructor() {
    super('Please upload a picture instead of a link');
  }
}

/** Profile pictures in the object store, and the addresses under which the product serves them. */
export class ProfilePictures {
  constructor(
    private readonly store: ObjectStore,
    private readonly processor: PictureProcessor,
    private readonly chance: Chance,
  ) {}

  /**
   * Stores the picture of a data URL under a name nobody can guess.
   * @returns its address @throws PictureTooLarge, NotAPicture
   */
  async add(userId: number, dataUrl: string): Promise<string> {
    const [start] = DATA_URL_START.exec(dataUrl) ?? [];
    if (!start) throw new NotAPicture();
    const bytes = Buffer.from(dataUrl.slice(start.length), 'base64');
    if (bytes.length >= PICTURE_BYTES_LIMIT) throw new PictureTooLarge();
    const path = `${userId}/${unguessableName(this.chance)}.webp`;
    await this.store.put(keyOf(path), await this.processor.toWebp(bytes), 'image/webp');
    return ADDRESS + path;
  }

  /** The picture under a path of its address, or null. */
  async find(path: string): Promise<{ bytes: Uint8Array; contentType: string } | null> {
    return PATH.test(path) ? this.store.get(keyOf(path)) : null;
  }

  /** The picture with this address, or null. */
  async findAt(address: string): Promise<{ bytes: Uint8Array; contentType: string } | null> {
    return address.startsWith(ADDRESS) ? this.find(address.slice(ADDRESS.length)) : null;
  }

  /** Removes the picture with this address; one that is not kept here is left alone. */
  async remove(address: string): Promise<void> {
    if (address.startsWith(ADDRESS)) await this.store.delete(keyOf(address.slice(ADDRESS.length)));
  }
}

const keyOf = (path: string): string => `pictures/${path}`;
