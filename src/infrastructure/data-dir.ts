import { access, constants, mkdir } from 'node:fs/promises';
import { ConfigError } from './config-reader.js';

/**
 * Creates the folder of everything the product keeps on this machine. It stays traversable, because a database server
 * that runs as another user stands inside it; what is private in it carries its own mode.
 * @throws ConfigError when the folder cannot be made or written to
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
