import { spawn } from 'node:child_process';

/** Exit code and output of a program, standard error included. */
export interface Run {
  readonly code: number | null;
  readonly output: string;
}

/** Runs Node with the arguments and no input, and waits for its exit. */
export async function runNode(
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; timeout?: number },
): Promise<Run> {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, output };
}
