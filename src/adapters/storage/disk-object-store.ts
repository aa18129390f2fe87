import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ObjectStore } from '../../application/shared/ports.js';
import { ServiceUnavailable } from '../../application/shared/service-unavailable.js';
import { isObjectKey, UnusableObjectKey } from './object-key.js';

/**
 * Stores objects as files in one folder that only the product's user can read. Writes are atomic: each file is written
 * under a temporary name and renamed.
 */
export class DiskObjectStore implements ObjectStore {
  constructor(private readonly root: string) {}

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    if (!isObjectKey(key)) throw new UnusableObjectKey();
    await mkdir(dirname(this.file(key)), { recursive: true, mode: 0o700 });
    await writeAtomically(this.typeFile(key), contentType);
    await writeAtomically(this.file(key), bytes);
  }

  async get(key: string): Promise<{ bytes: Uint8Array; contentType: string } | null> {
    if (!isObjectKey(key)) return null;
    const bytes = await readIfExists(this.file(key));
    const contentType = bytes && (await readIfExists(this.typeFile(key)));
    return bytes && contentType ? { bytes, contentType: contentType.toString('utf8') } : null;
  }

  async delete(key: string): Promise<void> {
    if (!isObjectKey(key)) return;
    await rm(this.file(key), { force: true });
    await rm(this.typeFile(key), { force: true });
  }

  async isEmpty(): Promise<boolean> {
    const names = await readdir(this.root).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.length === 0;
  }

  private file(key: string): string {
    return join(this.root, ...key.split('/'));
  }

  /** Segments of a key never start with a dot, so this name cannot collide. */
  private typeFile(key: string): string {
    const file = this.file(key);
    return join(dirname(file), `.${basename(file)}.type`);
  }
}

async function writeAtomically(file: string, content: Uint8Array | string): Promise<void> {
  const temporary = join(dirname(file), `.${randomUUID()}.part`);
  try {
    await writeFile(temporary, content, { mode: 0o600, flush: true });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** @throws ServiceUnavailable when the file cannot be read @returns null when it does not exist */
async function readIfExists(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A key may lead through a file or name a folder; no object exists there either.
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return null;
    throw new ServiceUnavailable(
      'files_away',
      "We can't reach our file storage. Please try again in a moment.",
      {
        cause: error,
      },
    );
  }
}
