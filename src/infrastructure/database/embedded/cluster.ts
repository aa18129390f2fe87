import { chmod, mkdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartRefused } from '../../config/start-refused.js';
import { createCluster, exists, removeDrafts } from './create-cluster.js';
import { ensureOpenable } from './ensure-openable.js';
import type { OsUser } from './run-command.js';
import { FALLBACK_DIR, type ServerBinaries, serverBinaries } from './server-binaries.js';
import { canReach, serverUser } from './server-user.js';

/** The files of one PostgreSQL cluster, initialized but not necessarily running. */
export interface Cluster {
  /** Contains `data`, `password`, `port` and `server.log`; readable only by the server's user and root. */
  readonly folder: string;
  readonly data: string;
  readonly password: string;
  readonly user: OsUser | undefined;
  readonly binaries: ServerBinaries;
}

/**
 * Opens the cluster in `DATA_DIR/postgres` and creates it on the first call. Creation is atomic: the cluster is
 * initialized in a temporary folder and renamed, so a crash leaves no partial state and concurrent processes share one
 * cluster.
 *
 * If the server's user cannot traverse the folders above DATA_DIR, the cluster is stored in /var/lib/tablemates and
 * `DATA_DIR/postgres` is a symbolic link; removing the link resets the database.
 * @throws StartRefused
 */
export async function openCluster(dataDir: string, durable: boolean): Promise<Cluster> {
  const place = join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  const user = (await ownerOf(place)) ?? (await serverUser());
  const binaries = await serverBinaries(user);
  const passable = (await canReach(user, dataDir)) || (await makePassable(user, dataDir));
  const parent = passable ? dataDir : FALLBACK_DIR;
  if (!(await exists(place))) await createCluster(parent, place, user, binaries, durable);
  await removeDrafts(dataDir);
  await ensureOpenable(place, user, binaries.majorVersion);
  const folder = await realpath(place);
  const password = await readFile(join(folder, 'password'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartRefused(
      `The database in ${place} cannot be opened (${error.code}): restore a backup into an empty DATA_DIR.`,
    );
  });
  return { folder, data: join(folder, 'data'), password, user, binaries };
}

/** Root opens an existing cluster as its owner, which may be another user than postgres. */
async function ownerOf(place: string): Promise<OsUser | undefined> {
  if (process.getuid?.() !== 0 || !(await exists(place))) return undefined;
  const { uid, gid } = await stat(place);
  return uid === 0 ? undefined : { uid, gid };
}

/** Adds traversal (not listing) permission to DATA_DIR only; the folders above it are not ours to change. */
async function makePassable(user: OsUser | undefined, dataDir: string): Promise<boolean> {
  const { uid, mode } = await stat(dataDir);
  if (uid !== process.getuid?.() || !(await canReach(user, dirname(dataDir)))) return false;
  await chmod(dataDir, (mode & 0o777) | 0o011);
  return canReach(user, dataDir);
}
