import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { once } from 'node:events';
import tar from 'tar-stream';
import { BackupRefused } from './backup-refused.js';
import { opened } from './sealed-stream.js';

/** Bounds the memory of a reader. The largest files are pages of evidence, far below it. */
const MAX_ENTRY_BYTES = 64 * 1024 * 1024;
const TYPE_FIELD = 'TABLEMATES.type';

export interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
  /** Of a stored file. */
  readonly type?: string;
}

/** Writes entries one after the other, each as far as the reader of the archive keeps pace. */
export class ArchiveWriter {
  private readonly pack = tar.pack();

  get stream(): Readable {
    return this.pack as unknown as Readable;
  }

  async add({ name, bytes, type }: Entry): Promise<void> {
    const entry = this.pack.entry({
      name,
      size: bytes.length,
      mode: 0o600,
      ...(type !== undefined && { pax: { [TYPE_FIELD]: type } }),
    });
    const written = once(entry, 'close');
    entry.end(bytes);
    await written;
  }

  end(): void {
    this.pack.finalize();
  }

  fail(error: Error): void {
    this.pack.destroy(error);
  }
}

/** Line breaks within values are escaped in the text format of COPY. */
export function countRows(bytes: Buffer): number {
  let rows = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) rows++;
  return rows;
}

/** @throws BackupRefused for a wrong key and for an archive that is damaged or incomplete */
export async function* readArchive(source: Readable, key: string): AsyncGenerator<Entry> {
  const content = await opened(source, key);
  const extract = tar.extract();
  content.on('error', (error) => extract.destroy(error));
  content.pipe(extract);
  try {
    for await (const entry of extract) {
      const { name, size = 0 } = entry.header;
      const pax = entry.header.pax as Record<string, string> | undefined;
      if (size > MAX_ENTRY_BYTES) throw new BackupRefused('The backup has an entry that is too large.');
      const bytes = await buffer(entry);
      const type = pax?.[TYPE_FIELD];
      yield { name, bytes, ...(type !== undefined && { type }) };
    }
    // The last bytes of a file authenticate its end.
    if (!content.readableEnded) await once(content, 'end');
  } catch (cause) {
    if (cause instanceof BackupRefused) throw cause;
    throw new BackupRefused('The backup is damaged or incomplete.', { cause });
  } finally {
    content.destroy();
    source.destroy();
  }
}
