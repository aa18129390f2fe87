import {
  NotAPicture,
  PICTURE_BYTES_LIMIT,
  type PictureProcessor,
  PictureTooLarge,
  type PictureUse,
} from './pictures.js';
import { OneUploadAtATime } from './one-upload-at-a-time.js';
import type { Chance, ObjectStore, RateLimit, RateLimiter } from './ports.js';
import { unguessableName } from './unguessable-name.js';

const DATA_URL_START = /^data:image\/[a-z+.-]{1,20};base64,/;
const ADDRESS = '/api/pictures/';
/** Each takes memory and up to seconds of work to decode. */
const PICTURES: RateLimit = { name: 'pictures', times: 20, perSeconds: 3600 };
const PATH = /^\d{1,10}\/[a-z0-9]{24}\.webp$/;

/** Pictures that people gave, in the object store, and the addresses under which the product serves them. */
export class PictureStore {
  private readonly uploads = new OneUploadAtATime();

  constructor(
    private readonly store: ObjectStore,
    private readonly processor: PictureProcessor,
    private readonly chance: Chance,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Does `work` with the address of the picture that was given: of a data URL its new one here, and nothing of it stays
   * when `work` fails; whatever else was given is passed on as it is.
   * @throws UploadUnderWay, TooManyAttempts, PictureTooLarge, NotAPicture, ServiceUnavailable and what `work` throws
   */
  async takeIn<T, Given extends string | null | undefined>(
    given: Given,
    userId: number,
    use: PictureUse,
    work: (address: Given | string, isNew: boolean) => Promise<T>,
  ): Promise<T> {
    if (!given?.startsWith('data:')) return work(given, false);
    const address = await this.uploads.run(use.field, userId, () => this.add(userId, given, use));
    try {
      return await work(address, true);
    } catch (error) {
      await this.remove(address);
      throw error;
    }
  }

  /** The picture under a path of its address, or null. */
  async find(path: string): Promise<{ bytes: Uint8Array; contentType: string } | null> {
    return PATH.test(path) ? this.store.get(keyOf(path)) : null;
  }

  /** The picture with this address, or null. */
  async findAt(address: string): Promise<{ bytes: Uint8Array; contentType: string } | null> {
    return isKeptHere(address) ? this.find(address.slice(ADDRESS.length)) : null;
  }

  /** Removes the picture with this address; one that is not kept here is left alone. */
  async remove(address: string): Promise<void> {
    if (isKeptHere(address)) await this.store.delete(keyOf(address.slice(ADDRESS.length)));
  }

  /** Stores the picture of a data URL under an unguessable name. @returns its address */
  private async add(userId: number, dataUrl: string, use: PictureUse): Promise<string> {
    await this.limiter.consume(PICTURES, String(userId));
    const [start] = DATA_URL_START.exec(dataUrl) ?? [];
    if (!start) throw new NotAPicture(use.field);
    const bytes = Buffer.from(dataUrl.slice(start.length), 'base64');
    if (bytes.length >= PICTURE_BYTES_LIMIT) throw new PictureTooLarge(use.field);
    const path = `${userId}/${unguessableName(this.chance)}.webp`;
    await this.store.put(keyOf(path), await this.processor.toWebp(bytes, use), 'image/webp');
    return ADDRESS + path;
  }
}

/** Whether it is the address of a picture in our own store. */
export const isKeptHere = (address: string): boolean => address.startsWith(ADDRESS);

const keyOf = (path: string): string => `pictures/${path}`;
