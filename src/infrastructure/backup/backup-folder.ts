import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Accept, BackupPlace } from './backup-place.js';

const PART = /^\.tablemates-.*\.part$/;
const STALE_AFTER_MS = 24 * 3_600_000;

/** Backups as files of one folder, which only their owner can read. */
export class BackupFolder implements BackupPlace {
  readonly kind = 'folder';

  constructor(private readonly folder: string) {}

  async write(name: string, content: Readable, accept: Accept): Promise<number> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await this.removeStaleParts();
    const part = join(this.folder, `.${name}.part`);
    try {
      await pipeline(content, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
      await accept(async () => createReadStream(part));
      await rename(part, join(this.folder, name));
      await flush(this.folder);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    return (await stat(join(this.folder, name))).size;
  }

  async read(name: string): Promise<Readable> {
    const file = join(this.folder, name);
    // Fails now instead of in the stream.
    await stat(file);
    return createReadStream(file);
  }

  async names(): Promise<string[]> {
    return readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }

  close(): void {}

  /** Parts of runs that were killed. */
  private async removeStaleParts(): Promise<void> {
    for (const name of await this.names()) {
      if (!PART.test(name)) continue;
      const file = join(this.folder, name);
      const { mtimeMs } = await stat(file);
      if (Date.now() - mtimeMs > STALE_AFTER_MS) await rm(file, { force: true });
    }
  }
}

/** Makes a rename survive a power failure. Windows refuses it for a folder. */
async function flush(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
