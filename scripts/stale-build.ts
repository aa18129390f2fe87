import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runNode } from './run-node.ts';

/** One thing that is built from sources. Paths are relative to the project. */
export interface Part {
  readonly name: string;
  /** Files and folders whose content decides whether the output is stale; missing ones count as empty. */
  readonly sources: readonly string[];
  readonly output: string;
  /** Folders among the sources that hold no source. */
  readonly without?: readonly string[];
  /** Arguments for Node that write the part into the folder. */
  readonly build: (into: string) => readonly string[];
}

const LONGEST_BUILD_MS = 180_000;
const STAMP = '.built-from';

/**
 * Builds the parts whose sources changed since their output was made, all at once, and returns their names. An output is
 * replaced only when the new one is whole. Two calls at the same time, in two processes too, take turns.
 * @throws Error with the tool's own words when a build fails
 */
export async function buildStale(project: string, parts: readonly Part[]): Promise<string[]> {
  if ((await stale(project, parts)).length === 0) return [];
  const unlock = await lock(join(project, 'node_modules', '.building'));
  try {
    const behind = await stale(project, parts);
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

/** Content, not dates: a checkout or a copy changes dates alone. */
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
  // Whatever the product runs as, what it is built into is the production build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, said } = await runNode(args, { cwd: project, env, timeout: LONGEST_BUILD_MS });
  if (code !== 0) throw new Error(`Building ${name} failed:\n${said.slice(-8000)}`);
}

/** A file that holds the number of the process that builds; one whose process is gone does not count. */
async function lock(file: string): Promise<() => Promise<void>> {
  await mkdir(join(file, '..'), { recursive: true });
  for (const deadline = Date.now() + LONGEST_BUILD_MS; Date.now() < deadline; await pause(100)) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (await isAbandoned(file)) await rm(file, { force: true });
    }
  }
  throw new Error(`Another build does not end; if there is none, delete ${file}.`);
}

async function isAbandoned(file: string): Promise<boolean> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  // Empty for a moment, between being made and being written.
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
