import type { Logo } from '../../domain/server-and-browser/appearance/appearance.js';
import type { Chance, Jobs, ObjectStore } from '../shared/ports.js';
import { unguessableName } from '../shared/unguessable-name.js';
import type { LogoPictures } from './ports.js';

export const REMOVE_LOGO_FILE = 'remove-logo-file';
/** Much longer than an upload takes from its file to its row. */
const STRAY_AFTER_SECONDS = 3600;

/** Files of logos in the object store. Each upload has a key of its own, so that a late deletion never hits a newer one. */
export class LogoFiles {
  constructor(
    private readonly pictures: LogoPictures,
    private readonly store: ObjectStore,
    private readonly jobs: Jobs,
    private readonly chance: Chance,
  ) {}

  /**
   * Converts an upload and stores it. A job removes the file an hour later unless it is the current logo.
   * @throws LogoTypeNotTaken, LogoNotReadable, ServiceUnavailable
   */
  async add(upload: Uint8Array): Promise<Logo> {
    const { bytes, ...logo } = await this.pictures.prepare(upload);
    const key = `logos/${unguessableName(this.chance)}`;
    await this.jobs.add(REMOVE_LOGO_FILE, { key }, { delaySeconds: STRAY_AFTER_SECONDS });
    await this.store.put(key, bytes, 'image/webp');
    return { ...logo, key };
  }

  /** @returns the bytes of a WebP file; null if the file is missing or damaged */
  async read({ key, digest }: Logo): Promise<Uint8Array | null> {
    const stored = await this.store.get(key);
    return stored && this.pictures.digestOf(stored.bytes) === digest ? stored.bytes : null;
  }

  /** Idempotent. */
  async remove(key: string): Promise<void> {
    await this.store.delete(key);
  }
}
