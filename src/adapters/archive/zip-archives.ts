import { zip, type Zippable } from 'fflate';
import type { ArchivedFile, Archives } from '../../application/account/ports.js';

/**
 * The earliest date of the zip format, so that the archive does not reveal when it was made and the same files give the
 * same bytes.
 */
const NO_DAY = new Date(1980, 0, 1, 12);
/** WebP is compressed already. */
const isPacked = (name: string): boolean => name.endsWith('.webp');

/** Compresses in a worker thread when the files are large. */
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
