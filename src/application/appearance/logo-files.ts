import type { Logo } from '../../domain/server-and-browser/appearance/appearance.js';
import { unguessableName } from '../shared/unguessable-name.js';
import type { AppearancePorts } from './ports.js';

export const REMOVE_LOGO_FILE = 'remove-logo-file';
/** Much longer than an upload takes from its file to its row. */
const STRAY_AFTER_SECONDS = 3600;

/** Files of logos in the object store. Each upload has a key of its own, so that a late deletion never hits a newer one. */
export class LogoFiles {
  constructor(private readonly ports: AppearancePorts) {}

  /**
   * Converts an upload and stores it. A job removes the file an hour later unless it is the current logo.
   * @throws LogoTypeNotTaken, LogoNotReadable, ServiceUnavailable
   */
  async add(upload: Uint8Array): Promise<Logo> {
    const { logoPictures, objects, jobs, chance } = this.ports;
    const { bytes, ...logo } = await logoPictures.prepare(upload);
    const key = `logos/${unguessableName(chance)}`;
    await jobs.add(REMOVE_LOGO_FILE, { key }, { delaySeconds: STRAY_AFTER_SECONDS });
    await objects.put(key, bytes, 'image/webp');
    return { ...logo, key };
  }

  /** @returns the bytes of a WebP file; null if the file is missing or damaged */
  async read({ key, digest }: Logo): Promise<Uint8Array | null> {
    const stored = await this.ports.objects.get(key);
    return stored && this.ports.logoPictures.digestOf(stored.bytes) === digest ? stored.bytes : null;
  }

  /** Idempotent. */
  async remove(key: string): Promise<void> {
    await this.ports.objects.delete(key);
  }

  /** Job: removes the file of a replaced logo, or of an upload that did not become one. Idempotent. */
  async removeUnlessCurrent(key: string): Promise<void> {
    const { logo } = await this.ports.appearances.find();
    if (logo?.key !== key) await this.remove(key);
  }
}
