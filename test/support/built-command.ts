import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { COMPILE_CACHE } from './compile-cache.js';

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of the built product, such as `backup`. @param env its settings @param input on its standard input */
export async function runBuilt(
  command: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  input = '',
): Promise<Outcome> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [`dist/infrastructure/cli/${command}.js`, ...args], {
    env: { PATH, HOME, NODE_ENV: 'test', ...COMPILE_CACHE, ...env },
    timeout: 110_000,
  });
  child.stdin.end(input);
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { code, stdout, stderr };
}
