import { access, constants, mkdir } from 'node:fs/promises';
import { ConfigError } from './config-reader.js';

/**
 * Creates the folder for all local data. It is traversable by others, because the embedded database may run as another
 * user; private files in it have their own mode.
 * @throws ConfigError if the folder cannot be created or written to
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o755 });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(
      'DATA_DIR',
      `must be a folder that can be written to (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}
