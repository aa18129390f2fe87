import {
  type LinkedPictures,
  NotAPicture,
  PICTURE_BYTES_LIMIT,
  type PictureProcessor,
  PictureNotFetched,
  PictureTooLarge,
  type PictureUse,
} from './pictures.js';
import { OneUploadAtATime } from './one-upload-at-a-time.js';
import type { Chance, ObjectStore, RateLimit, RateLimiter } from './ports.js';
import { unguessableName } from './unguessable-name.js';

const DATA_URL_START = /^data:image\/[a-z+.-]{1,20};base64,/;
const ADDRESS = '/api/pictures/';
/** Low, because decoding takes memory and up to seconds of processor time. */
const PICTURES: RateLimit = { name: 'pictures', times: 20, perSeconds: 3600 };
const PATH = /^\d{1,10}\/[a-z0-9]{24}\.webp$/;

/** Stores uploaded pictures in the object store, and maps them to the URL paths under which the product serves them. */
export class PictureStore {
  private readonly uploads = new OneUploadAtATime();

  constructor(
    private readonly store: ObjectStore,
    private readonly processor: PictureProcessor,
    private readonly chance: Chance,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Stores the picture of a data URL, then calls `work` with its address and `isNew` true; if `work` fails, the picture is
   * deleted. Other values are passed to `work` unchanged.
   * @param links downloads the picture of an https URL, which is then stored like an upload
   * @throws UploadUnderWay, TooManyAttempts, PictureTooLarge, NotAPicture, PictureNotFetched, ServiceUnavailable and errors of
   * `work`
   */
  async takeIn<T, Given extends string | null | undefined>(
    given: Given,
    userId: number,
    use: PictureUse,
    work: (address: Given | string, isNew: boolean) => Promise<T>,
    links?: LinkedPictures,
  ): Promise<T> {
    const load = loaderOf(given, use, links);
    if (!load) return work(given, false);
    const address = await this.uploads.run(use.field, userId, () => this.add(userId, load, use));
    try {
      return await work(address, true);
    } catch (error) {
      await this.remove(address);
      throw error;
    }
  }

  /** @param path the address without its prefix @returns null if the path is not valid or nothing is stored */
  async find(path: string): Promise<{ bytes: Uint8Array; contentType: string } | null> {
    return PATH.test(path) ? this.store.get(keyOf(path)) : null;
  }

  /** @returns null for a foreign address or if nothing is stored */
  async findAt(address: string): Promise<{ bytes: Uint8Array; contentType: string } | null> {
    return isKeptHere(address) ? this.find(address.slice(ADDRESS.length)) : null;
  }

  /** Ignores foreign addresses. Idempotent. */
  async remove(address: string): Promise<void> {
    if (isKeptHere(address)) await this.store.delete(keyOfPicture(address));
  }

  /** Stores a picture under a random name. @returns its address */
  private async add(userId: number, load: Load, use: PictureUse): Promise<string> {
    await this.limiter.consume(PICTURES, String(userId));
    const bytes = await load();
    if (bytes.length >= PICTURE_BYTES_LIMIT) throw new PictureTooLarge(use.field);
    const path = `${userId}/${unguessableName(this.chance)}.webp`;
    await this.store.put(keyOf(path), await this.processor.toWebp(bytes, use), 'image/webp');
    return addressOfPicture(path);
  }
}

type Load = () => Promise<Uint8Array>;

/** @returns how to get the bytes of a new picture; null for any other value */
function loaderOf(
  given: string | null | undefined,
  { field }: PictureUse,
  links?: LinkedPictures,
): Load | null {
  if (given?.startsWith('data:')) {
    return async () => {
      const [start] = DATA_URL_START.exec(given) ?? [];
      if (!start) throw new NotAPicture(field);
      return Buffer.from(given.slice(start.length), 'base64');
    };
  }
  if (!links || !given || !/^https:/i.test(given)) return null;
  return async () => {
    const bytes = await links.fetch(given);
    if (!bytes) throw new PictureNotFetched(field);
    return bytes;
  };
}

/** @returns whether the address belongs to this store */
export const isKeptHere = (address: string): boolean => address.startsWith(ADDRESS);

/** @param path the address without its prefix */
export const addressOfPicture = (path: string): string => ADDRESS + path;

/** @param address of this store */
export const keyOfPicture = (address: string): string => keyOf(address.slice(ADDRESS.length));

const keyOf = (path: string): string => `pictures/${path}`;
