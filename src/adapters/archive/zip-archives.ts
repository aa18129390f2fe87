import { setImmediate as pause } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ArchivedFile, Archives } from '../../application/account-end/ports.js';

/**
 * The earliest date of the zip format, so that the archive does not reveal when it was made and the same files give the
 * same bytes.
 */
const NO_DAY = new Date(1980, 0, 1, 12);
/** Compressed in one piece, between which other requests are served. */
const PIECE_BYTES = 64 * 1024;

/** WebP is compressed already. */
const entryOf = (name: string): ZipPassThrough | ZipDeflate =>
  name.endsWith('.webp') ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });

/** Holds one file in memory at a time, besides what the reader of the archive has not taken yet. */
export class ZipArchives implements Archives {
  async *pack(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
    const ready: Uint8Array[] = [];
    const zip = new Zip((error, bytes) => {
      if (error) throw error;
      ready.push(bytes);
    });
    for await (const { name, bytes } of files) {
      const entry = entryOf(name);
      entry.mtime = NO_DAY;
      zip.add(entry);
      for (let start = 0; start === 0 || start < bytes.length; start += PIECE_BYTES) {
        const end = start + PIECE_BYTES;
        entry.push(bytes.subarray(start, end), end >= bytes.length);
        yield* ready.splice(0);
        await pause();
      }
    }
    zip.end();
    yield* ready.splice(0);
  }
}
