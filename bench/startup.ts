import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = [
  'package.json',
  'package-lock.json',
  '.swcrc',
  'tsconfig.json',
  'scripts',
  'src',
  'web-user',
];
const WARM_STARTS = 3;
const LONGEST_START_MS = 60_000;

/**
 * Prints the seconds from `npm start` to the `ready` line: cold (no build, no database) and warm (second start),
 * compared with npm starting an empty Node script. Runs in a copy of the project.
 */
export async function benchStartup(): Promise<void> {
  const copy = await copyOfProject();
  try {
    const bare = await nothing(copy);
    const cold = await start(copy);
    const warm = median(await inTurn(WARM_STARTS, () => start(copy)));
    console.table(
      [
        { start: 'cold', ready: cold.ready, target: '15 s', stop: cold.stop },
        { start: 'warm', ready: warm.ready, target: '5 s', stop: warm.stop },
      ].map(({ start, ready, target, stop }) => ({
        start,
        ready: seconds(ready),
        target,
        'npm and bare node': seconds(bare),
        ratio: `${(ready / bare).toFixed(1)} x`,
        'SIGTERM to gone': seconds(stop),
      })),
    );
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

interface Start {
  readonly ready: number;
  readonly stop: number;
}

async function copyOfProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'tablemates-startup-'));
  // As root, the database runs as another user, who needs access to the folder.
  await chmod(copy, 0o755);
  const isSource = (path: string) => !/(^|\/)(dist(\.\w+)?|node_modules|\.vite)$/.test(path);
  for (const name of SOURCES)
    await cp(join(PROJECT, name), join(copy, name), { recursive: true, filter: isSource });
  await symlink(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function start(project: string): Promise<Start> {
  const began = performance.now();
  const npm = await npmRun(project, ['start']);
  await line(npm, /^ready http/);
  return { ready: performance.now() - began, stop: await stop(npm) };
}

async function npmRun(project: string, args: string[]): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    DATA_DIR: join(project, '.data'),
    GEOCODER_URL: 'off',
  };
  return spawn('npm', args, {
    cwd: project,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
}

async function line(child: ChildProcess, wanted: RegExp): Promise<void> {
  const late = setTimeout(() => child.kill(), LONGEST_START_MS);
  try {
    for await (const said of createInterface({ input: child.stdout! })) if (wanted.test(said)) return;
    throw new Error('npm start ended, or was ended, before it was ready.');
  } finally {
    clearTimeout(late);
  }
}

async function stop(child: ChildProcess): Promise<number> {
  const began = performance.now();
  child.stdout!.resume();
  child.kill('SIGTERM');
  await once(child, 'exit');
  return performance.now() - began;
}

async function nothing(project: string): Promise<number> {
  const times = await inTurn(WARM_STARTS, async () => {
    const began = performance.now();
    const npm = await npmRun(project, ['exec', '--', 'node', '-e', '0']);
    await once(npm, 'exit');
    return { ready: performance.now() - began, stop: 0 };
  });
  return median(times).ready;
}

async function inTurn<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let i = 0; i < times; i++) results.push(await work());
  return results;
}

function median(starts: Start[]): Start {
  return starts.sort((a, b) => a.ready - b.ready)[Math.floor(starts.length / 2)]!;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
