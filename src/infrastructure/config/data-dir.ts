import { access, constants, mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from './config-reader.js';

/**
 * Creates the folder for all local data. It is traversable by others, because the embedded database may run as another
 * user; private files in it have their own mode. A folder is created in it and removed, because permissions alone do not
 * show a full disk or a network drive that refuses root.
 * @throws ConfigError if the folder, or that of the stored files in it, cannot be created or written to
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o755 });
    await rmdir(await mkdtemp(join(dataDir, '.probe-')));
    await access(join(dataDir, 'storage'), constants.W_OK | constants.X_OK).catch(unlessMissing);
  } catch (error) {
    throw new ConfigError(
      'DATA_DIR',
      `must be a folder that can be written to (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
