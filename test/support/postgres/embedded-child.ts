import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE } from '../compile-cache.js';

const SCRIPT = fileURLToPath(new URL('./hold-embedded-postgres.mjs', import.meta.url));

/** Another process with a reference to the embedded PostgreSQL of a folder, as a second server would have. */
export interface EmbeddedChild {
  readonly url: string;
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<void>;
  /** Sends SIGKILL, so nothing is released. */
  kill(): Promise<void>;
}

/** @throws Error with the process's output if it exits before it is ready */
export async function startEmbeddedChild(
  dataDir: string,
  user?: { uid: number; gid: number },
): Promise<EmbeddedChild> {
  const child = spawn(process.execPath, [SCRIPT, dataDir], {
    ...user,
    env: { ...process.env, ...COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The child ended with ${code}: ${complaints}`)));
  });
  return { url, stop: () => end(child, 'SIGTERM'), kill: () => end(child, 'SIGKILL') };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
