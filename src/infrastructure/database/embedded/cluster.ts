import { randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type OsUser, runCommand } from './run-command.js';
import { SHELTER, type ServerBinaries, serverBinaries } from './server-binaries.js';
import { canReach, serverUser } from './server-user.js';

/** The one role of an embedded server. */
export const ROLE = 'tablemates';

const ABANDONED_AFTER_MS = 10 * 60_000;

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
  const parent = passable ? dataDir : SHELTER;
  if (!(await exists(place))) await makeCluster(parent, place, user, binaries, durable);
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

/** Builds the cluster in the parent folder; where that is not the place's own, the place becomes a link. */
async function makeCluster(
  parent: string,
  place: string,
  user: OsUser | undefined,
  binaries: ServerBinaries,
  durable: boolean,
): Promise<void> {
  const sheltered = parent !== dirname(place);
  await mkdir(parent, { recursive: true, mode: 0o755 });
  await removeAbandonedDrafts(parent);
  const draft = await mkdtemp(join(parent, 'postgres.new-'));
  await initialise(draft, user, binaries, durable);
  const finished = sheltered ? draft.replace('postgres.new-', 'postgres-') : place;
  try {
    await rename(draft, finished);
    if (sheltered) await symlink(finished, place);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (sheltered) await rm(finished, { recursive: true, force: true });
    if (!(await exists(place))) throw error;
  }
}

/** DATA_DIR is the product's own, so it may be passed through, though not listed; folders above it are left as they are. */
async function makePassable(user: OsUser | undefined, dataDir: string): Promise<boolean> {
  const { uid, mode } = await stat(dataDir);
  if (uid !== process.getuid?.() || !(await canReach(user, dirname(dataDir)))) return false;
  await chmod(dataDir, (mode & 0o777) | 0o011);
  return canReach(user, dataDir);
}

async function initialise(
  folder: string,
  user: OsUser | undefined,
  binaries: ServerBinaries,
  durable: boolean,
): Promise<void> {
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  await chmod(folder, 0o700);
  if (user) {
    await chown(passwordFile, user.uid, user.gid);
    await chown(folder, user.uid, user.gid);
  }
  const credentials = ['-U', ROLE, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const options = ['-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions', ...(durable ? [] : ['--no-sync'])];
  await runCommand(binaries.initdb, ['-D', join(folder, 'data'), ...credentials, ...options], { user });
}

async function removeAbandonedDrafts(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith('postgres.new-')) continue;
    // Gone already where another process just finished its own.
    const made = await stat(join(parent, name)).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > ABANDONED_AFTER_MS)
      await rm(join(parent, name), { recursive: true, force: true });
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
