import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '../../config/start-refused.js';
import type { OsUser } from './run-command.js';

/**
 * Looks at a cluster before PostgreSQL does, whose own reason would be in a log.
 * @param user who opens it; undefined means the user of this process
 * @throws StartRefused if it belongs to another user, is of another major version, or lacks its version
 */
export async function ensureOpenable(
  place: string,
  user: OsUser | undefined,
  majorVersion: string,
): Promise<void> {
  const folder = await realpath(place);
  const data = join(folder, 'data');
  const opener = user?.uid ?? process.getuid?.();
  for (const path of [folder, data]) {
    const owner = (await stat(path).catch(() => undefined))?.uid;
    if (opener === undefined || owner === undefined || owner === opener) continue;
    throw new StartRefused(
      `The database in ${place} belongs to the user ${owner} and would be opened by the user ${opener}: start as its owner, ` +
        `or give it away with chown -R ${opener} ${folder}`,
    );
  }
  const version = (await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === '')
    throw new StartRefused(
      `The database in ${place} is damaged (no PG_VERSION): restore a backup into an empty DATA_DIR.`,
    );
  if (version !== majorVersion)
    throw new StartRefused(
      `The database in ${place} is of PostgreSQL ${version} and this release brings PostgreSQL ${majorVersion}: take a backup ` +
        'with the release that made it, and restore it with this one into an empty DATA_DIR.',
    );
}
