import { randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type OsUser, runCommand } from './run-command.js';
import type { ServerBinaries } from './server-binaries.js';

/** The only database role of an embedded server. */
export const ROLE = 'tablemates';

const ABANDONED_AFTER_MS = 10 * 60_000;

/** Initializes the cluster in `parent`; if that is not the folder of `place`, `place` becomes a symbolic link. */
export async function createCluster(
  parent: string,
  place: string,
  user: OsUser | undefined,
  binaries: ServerBinaries,
  durable: boolean,
): Promise<void> {
  const usesFallback = parent !== dirname(place);
  await mkdir(parent, { recursive: true, mode: 0o755 });
  const draft = await mkdtemp(join(parent, 'postgres.new-'));
  await removeAbandonedDrafts(parent, (await stat(draft)).mtimeMs);
  const finished = usesFallback ? draft.replace('postgres.new-', 'postgres-') : place;
  try {
    await initialise(draft, user, binaries, durable);
    await rename(draft, finished);
    if (usesFallback) await symlink(finished, place);
  } catch (error) {
    await removeDraft(draft);
    if (usesFallback) await rm(finished, { recursive: true, force: true });
    // Another process was first, and has removed this draft.
    if (!(await exists(place))) throw error;
  }
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

/** Removes the drafts of DATA_DIR, which has its cluster: interrupted starts have left them. */
export const removeDrafts = (dataDir: string): Promise<void> => removeDraftsMadeBy(Infinity, dataDir);

/**
 * The fallback folder also has the drafts of other products, which start now.
 * @param now by the clock of the file system, which can differ from that of this process
 */
const removeAbandonedDrafts = (parent: string, now: number): Promise<void> =>
  removeDraftsMadeBy(now - ABANDONED_AFTER_MS, parent);

async function removeDraftsMadeBy(latest: number, parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith('postgres.new-')) continue;
    // Another process may have renamed its draft since the listing.
    const made = await stat(join(parent, name)).catch(() => undefined);
    if (made && made.mtimeMs <= latest) await removeDraft(join(parent, name));
  }
}

/** Another process may write into the draft meanwhile, and removes it at its end; what is left goes at the next start. */
const removeDraft = (draft: string): Promise<void> =>
  rm(draft, { recursive: true, force: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY') throw error;
  });

/** @returns false for a broken symbolic link too */
export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
