import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ObjectStore } from '../../application/shared/ports.js';
import { ServiceUnavailable } from '../../application/shared/service-unavailable.js';
import { isObjectKey, UnusableObjectKey } from './object-key.js';

/** Segments of a key never start with a dot, so no object is stored in this folder. */
const TEMPORARY_FOLDER = '.writing';
/** Another process may be writing to younger files. */
const ORPHAN_AFTER_MS = 10 * 60 * 1000;

/**
 * Stores objects as files in one folder that only the product's user can read. An object is written to temporary files,
 * which are renamed when both are complete.
 */
export class DiskObjectStore implements ObjectStore {
  constructor(private readonly root: string) {}

  /** @throws ServiceUnavailable when the disk refuses the write; the object stored before is unchanged then */
  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    if (!isObjectKey(key)) throw new UnusableObjectKey();
    const temporary = join(this.root, TEMPORARY_FOLDER, randomUUID());
    const temporaryType = `${temporary}.type`;
    try {
      for (const folder of [dirname(temporary), dirname(this.file(key))])
        await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(temporaryType, contentType, { mode: 0o600, flush: true });
      await writeFile(temporary, bytes, { mode: 0o600, flush: true });
      await rename(temporaryType, this.typeFile(key));
      await rename(temporary, this.file(key));
    } catch (error) {
      for (const file of [temporary, temporaryType]) await rm(file, { force: true }).catch(() => undefined);
      throw filesAway(error);
    }
  }

  async get(key: string): Promise<{ bytes: Uint8Array; contentType: string } | null> {
    if (!isObjectKey(key)) return null;
    const bytes = await readIfExists(this.file(key));
    const contentType = bytes && (await readIfExists(this.typeFile(key)));
    return bytes && contentType ? { bytes, contentType: contentType.toString('utf8') } : null;
  }

  /** @throws ServiceUnavailable when the disk refuses it */
  async delete(key: string): Promise<void> {
    if (!isObjectKey(key)) return;
    try {
      await rm(this.file(key), { force: true });
      await rm(this.typeFile(key), { force: true });
    } catch (error) {
      throw filesAway(error);
    }
  }

  /** Removes the temporary files of processes that were killed. */
  async removeOrphans(now = Date.now()): Promise<void> {
    const folder = join(this.root, TEMPORARY_FOLDER);
    for (const name of await readdir(folder).catch(() => [])) {
      const file = join(folder, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
      if (mtimeMs < now - ORPHAN_AFTER_MS) await rm(file, { force: true }).catch(() => undefined);
    }
  }

  async isEmpty(): Promise<boolean> {
    const names = await readdir(this.root).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.every((name) => name === TEMPORARY_FOLDER);
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

/** @throws ServiceUnavailable when the file cannot be read @returns null when it does not exist */
async function readIfExists(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A key may lead through a file or name a folder; no object exists there either.
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return null;
    throw filesAway(error);
  }
}

const filesAway = (cause: unknown): ServiceUnavailable =>
  new ServiceUnavailable('files_away', "We can't reach our file storage. Please try again in a moment.", {
    cause,
  });
