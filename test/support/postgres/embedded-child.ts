import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./hold-embedded-postgres.mjs', import.meta.url));

/** Another process that uses the embedded PostgreSQL of a folder, as a second server of the product would. */
export interface EmbeddedChild {
  readonly url: string;
  /** Asks it to stop as the product does at SIGTERM, and waits until it is gone. */
  stop(): Promise<void>;
  /** As `kill -9`: nothing is cleaned up. */
  kill(): Promise<void>;
}

/** @throws with what the process wrote when it ends before it serves */
export async function startEmbeddedChild(
  dataDir: string,
  user?: { uid: number; gid: number },
): Promise<EmbeddedChild> {
  const child = spawn(process.execPath, [SCRIPT, dataDir], {
    ...user,
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
