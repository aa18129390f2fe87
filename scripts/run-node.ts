import { spawn } from 'node:child_process';

/** How a program ended, and all that it said, errors among the rest. */
export interface Run {
  readonly code: number | null;
  readonly said: string;
}

/** Runs Node with the arguments, without input, and waits for its end. */
export async function runNode(
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; timeout?: number },
): Promise<Run> {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, said };
}
