import { chmod, mkdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exists, createCluster } from './create-cluster.js';
import type { OsUser } from './run-command.js';
import { FALLBACK_DIR, type ServerBinaries, serverBinaries } from './server-binaries.js';
import { canReach, serverUser } from './server-user.js';

/** The files of one PostgreSQL, made but not necessarily running. */
export interface Cluster {
  /** Holds `data`, `password`, `port` and `server.log`; only the server's user and root can enter. */
  readonly folder: string;
  readonly data: string;
  readonly password: string;
  readonly user: OsUser | undefined;
  readonly binaries: ServerBinaries;
}

/**
 * The cluster in `DATA_DIR/postgres`, made at the first call. It is built aside and moved into place when whole, so a crash
 * in between leaves nothing half-made and two processes that start together end with one cluster.
 *
 * Where the server's user cannot reach DATA_DIR because of a folder above it, the cluster stands in /var/lib/tablemates
 * and `DATA_DIR/postgres` is a link to it: removing the link means starting afresh.
 */
export async function openCluster(dataDir: string, durable: boolean): Promise<Cluster> {
  const place = join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  const user = (await ownerOf(place)) ?? (await serverUser());
  const binaries = await serverBinaries(user);
  const passable = (await canReach(user, dataDir)) || (await makePassable(user, dataDir));
  const parent = passable ? dataDir : FALLBACK_DIR;
  if (!(await exists(place))) await createCluster(parent, place, user, binaries, durable);
  const folder = await realpath(place);
  const password = await readFile(join(folder, 'password'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `The database in ${place} cannot be opened (${error.code}): it belongs to another user or is damaged.`,
    );
  });
  return { folder, data: join(folder, 'data'), password, user, binaries };
}

/** Root opens a cluster as the user it belongs to, who may be somebody other than postgres. */
async function ownerOf(place: string): Promise<OsUser | undefined> {
  if (process.getuid?.() !== 0 || !(await exists(place))) return undefined;
  const { uid, gid } = await stat(place);
  return uid === 0 ? undefined : { uid, gid };
}

/** DATA_DIR is the product's own, so it may be passed through, though not listed; folders above it are left as they are. */
async function makePassable(user: OsUser | undefined, dataDir: string): Promise<boolean> {
  const { uid, mode } = await stat(dataDir);
  if (uid !== process.getuid?.() || !(await canReach(user, dirname(dataDir)))) return false;
  await chmod(dataDir, (mode & 0o777) | 0o011);
  return canReach(user, dataDir);
}
