import { zip, type Zippable } from 'fflate';
import type { ArchivedFile, Archives } from '../../application/account/ports.js';

/** The earliest day a zip can tell: when its files were packed is nobody's business, and the same files give the same zip. */
const NO_DAY = new Date(1980, 0, 1, 12);
/** Pictures are packed already. */
const isPacked = (name: string): boolean => name.endsWith('.webp');

/** Zips beside the event loop wherever there is much to pack. */
export class ZipArchives implements Archives {
  pack(files: readonly ArchivedFile[]): Promise<Uint8Array> {
    const entries: Zippable = Object.fromEntries(
      files.map(({ name, bytes }) => [name, [bytes, { level: isPacked(name) ? 0 : 6, mtime: NO_DAY }]]),
    );
    return new Promise((resolve, reject) => {
      zip(entries, (error, bytes) => (error ? reject(error) : resolve(bytes)));
    });
  }
}
