import { StartRefused } from '../../config/start-refused.js';
import { CommandFailed, type OsUser, runCommand } from './run-command.js';

const NAME = 'postgres';

/**
 * Returns the OS user for the server: postgres, created if missing, when this process is root, because PostgreSQL
 * refuses to run as root; otherwise undefined, which means the current user.
 * @throws StartRefused if the user neither exists nor can be created
 */
export async function serverUser(): Promise<OsUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const user = (await lookUp()) ?? (await create());
  if (!user) {
    throw new StartRefused(
      `The embedded PostgreSQL cannot run as root: create an OS user named ${NAME}, or set DATABASE_URL.`,
    );
  }
  return user;
}

async function lookUp(): Promise<OsUser | undefined> {
  try {
    const [uid, gid] = [await runCommand('id', ['-u', NAME]), await runCommand('id', ['-g', NAME])].map(
      Number,
    );
    return { uid: uid!, gid: gid! };
  } catch (error) {
    if (error instanceof CommandFailed) return undefined;
    throw error;
  }
}

async function create(): Promise<OsUser | undefined> {
  const commands: [string, string[]][] = [
    [
      'useradd',
      [
        '--system',
        '--user-group',
        '--no-create-home',
        '--home-dir',
        '/nonexistent',
        '--shell',
        '/bin/false',
        NAME,
      ],
    ],
    ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', NAME]],
  ];
  for (const [command, args] of commands) {
    // Ignore the error and look the user up, because a concurrent process may have created it.
    await runCommand(command, args).catch(() => undefined);
    const user = await lookUp();
    if (user) return user;
  }
  return undefined;
}

/** @returns true if the user can traverse all folders above the path and enter (or execute) the path itself */
export async function canReach(user: OsUser | undefined, path: string): Promise<boolean> {
  if (!user) return true;
  return runCommand('/bin/sh', ['-c', 'test -x "$0"', path], { user }).then(
    () => true,
    () => false,
  );
}
