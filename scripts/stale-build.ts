import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runNode } from './run-node.ts';

/** A build output and its inputs. Paths are relative to the project. */
export interface Part {
  readonly name: string;
  /** Files and folders whose content hash determines whether the output is stale; missing ones count as empty. */
  readonly sources: readonly string[];
  readonly output: string;
  /** Folders to ignore within the sources. */
  readonly without?: readonly string[];
  /** Arguments of Node that build the part into the folder. */
  readonly build: (into: string) => readonly string[];
}

const BUILD_TIMEOUT_MS = 180_000;
const STAMP = '.built-from';

/**
 * Builds all stale parts in parallel and returns their names. An output is replaced atomically, by rename. Concurrent
 * calls, also of other processes, are serialized by a lock file.
 * @param announce called with the names before they are built
 * @throws Error with the build tool's output
 */
export async function buildStale(
  project: string,
  parts: readonly Part[],
  announce: (names: readonly string[]) => void = () => undefined,
): Promise<string[]> {
  if ((await stale(project, parts)).length === 0) return [];
  const unlock = await lock(join(project, 'node_modules', '.building'));
  try {
    const behind = await stale(project, parts);
    if (behind.length > 0) announce(behind.map(({ part }) => part.name));
    await Promise.all(behind.map(({ part, print }) => build(project, part, print)));
    return behind.map(({ part }) => part.name);
  } finally {
    await unlock();
  }
}

async function stale(project: string, parts: readonly Part[]): Promise<{ part: Part; print: string }[]> {
  const looked = await Promise.all(
    parts.map(async (part) => {
      const print = await fingerprint(project, part);
      const stamp = await readFile(join(project, part.output, STAMP), 'utf8').catch(() => undefined);
      return { part, print, fresh: stamp === print };
    }),
  );
  return looked.filter((look) => !look.fresh);
}

/** A content hash, because a checkout or copy changes modification times only. */
async function fingerprint(project: string, part: Part): Promise<string> {
  const hash = createHash('sha256').update(part.build('').join(' '));
  const skipped = [part.output, ...(part.without ?? [])];
  for (const source of part.sources) {
    for (const file of await filesUnder(project, source, skipped)) {
      hash.update(`\0${file}\0`).update(await readFile(join(project, file)));
    }
  }
  return hash.digest('hex');
}

async function filesUnder(project: string, path: string, skipped: readonly string[]): Promise<string[]> {
  if (skipped.includes(path)) return [];
  const entries = await readdir(join(project, path), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR' || error.code === 'ENOENT') return error.code;
      throw error;
    },
  );
  if (entries === 'ENOTDIR') return [path];
  if (entries === 'ENOENT') return [];
  const files = entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) =>
      entry.isDirectory() ? filesUnder(project, `${path}/${entry.name}`, skipped) : [`${path}/${entry.name}`],
    );
  return (await Promise.all(files)).flat();
}

async function build(project: string, part: Part, print: string): Promise<void> {
  const output = join(project, part.output);
  const [draft, old] = [`${output}.new`, `${output}.old`];
  await Promise.all([draft, old].map((path) => rm(path, { recursive: true, force: true })));
  await run(project, part.name, part.build(relative(project, draft)));
  await writeFile(join(draft, STAMP), print);
  await rename(output, old).catch(() => undefined);
  await rename(draft, output);
  await rm(old, { recursive: true, force: true });
}

async function run(project: string, name: string, args: readonly string[]): Promise<void> {
  // NODE_ENV of this process must not select a development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runNode(args, { cwd: project, env, timeout: BUILD_TIMEOUT_MS });
  if (code !== 0) throw new Error(`Building ${name} failed:\n${output.slice(-8000)}`);
}

/** A lock file with the pid of the building process; it is stale if that process has ended. */
async function lock(file: string): Promise<() => Promise<void>> {
  await mkdir(join(file, '..'), { recursive: true });
  for (const deadline = Date.now() + BUILD_TIMEOUT_MS; Date.now() < deadline; await pause(100)) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EACCES' || code === 'EPERM')
        throw new Error(
          `This user may not write to ${dirname(file)} (${code}): run npm ci as the user who starts.`,
          { cause: error },
        );
      if (code !== 'EEXIST') throw error;
      if (await isAbandoned(file)) await rm(file, { force: true });
    }
  }
  throw new Error(`Another build does not end; if there is none, delete ${file}.`);
}

async function isAbandoned(file: string): Promise<boolean> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  // The file is empty between its creation and its first write.
  if (!pid) return false;
  return !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
