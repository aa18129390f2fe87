import { spawn } from 'node:child_process';
import { StartRefused } from '../../config/start-refused.js';

/** The user of a command; undefined means the user of this process. */
export interface OsUser {
  readonly uid: number;
  readonly gid: number;
}

/** A command failed. The message is one line: the command's name and the end of its output. */
export class CommandFailed extends StartRefused {
  override readonly name = 'CommandFailed';

  constructor(
    command: string,
    readonly exitCode: number | null,
    readonly output: string,
  ) {
    super(
      `${command} failed${exitCode === null ? '' : ` (exit ${exitCode})`}: ${output.replace(/\s+/g, ' ').slice(-600)}`,
    );
  }
}

/**
 * Runs a command and returns the text of both outputs. It returns on `exit`, not on `close`, because the server that
 * pg_ctl starts keeps the outputs open.
 * @throws CommandFailed for an exit code other than 0, when it cannot be started, and after the timeout
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { user, timeoutSeconds = 60 }: { user?: OsUser | undefined; timeoutSeconds?: number } = {},
): Promise<string> {
  const child = spawn(command, args, {
    ...user,
    // The current folder may not be accessible to the other user.
    cwd: '/',
    env: {
      PATH: process.env.PATH,
      LC_ALL: 'C',
      TZ: 'UTC',
      ...(process.platform === 'win32' ? process.env : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-8000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutSeconds * 1000);
  try {
    const exitCode = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => setImmediate(resolve, code));
    });
    if (exitCode !== 0) throw new CommandFailed(command, exitCode, output);
    return output;
  } catch (error) {
    throw error instanceof CommandFailed ? error : new CommandFailed(command, null, String(error));
  } finally {
    clearTimeout(timer);
    child.stdout.destroy();
    child.stderr.destroy();
  }
}
