import { access, constants, mkdir, mkdtemp, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from './config-reader.js';
import { isNoRoom } from './no-room.js';

const PROBE = '.probe-';
/** Another process that starts now has one for some milliseconds. */
const PROBE_LASTS_MS = 10_000;

/**
 * Creates the folder for all local data. It is traversable by others, because the embedded database may run as another
 * user; private files in it have their own mode. A folder is created in it and removed, because permissions alone do not
 * show a full disk or a network drive that refuses root.
 * @throws ConfigError if the folder, or that of the stored files in it, cannot be created or written to
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o755 });
    await removeOldProbes(dataDir);
    await rmdir(await mkdtemp(join(dataDir, PROBE)));
    await access(join(dataDir, 'storage'), constants.W_OK | constants.X_OK).catch(unlessMissing);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (isNoRoom(error)) throw new ConfigError('DATA_DIR', `is on a full disk (${code}): make room there.`);
    throw new ConfigError('DATA_DIR', `must be a folder that can be written to (${code}).`);
  }
}

/** Those of starts that were killed between making and removing one. */
async function removeOldProbes(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(PROBE)) continue;
    const path = join(dataDir, name);
    const made = await stat(path).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > PROBE_LASTS_MS) await rm(path, { recursive: true, force: true });
  }
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
