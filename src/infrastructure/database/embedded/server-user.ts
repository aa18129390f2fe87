import { CommandFailed, type OsUser, runCommand } from './run-command.js';

const NAME = 'postgres';

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as the OS user postgres, created here where it is missing;
 * everybody else runs it as themselves, which is what undefined means.
 * @throws Error one line that says how to help, when the user neither exists nor can be created
 */
export async function serverUser(): Promise<OsUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const user = (await lookUp()) ?? (await create());
  if (!user) {
    throw new Error(
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
  const ways: [string, string[]][] = [
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
  for (const [command, args] of ways) {
    // Another server starting at this moment may have been first, so the outcome is looked up and not taken from here.
    await runCommand(command, args).catch(() => undefined);
    const user = await lookUp();
    if (user) return user;
  }
  return undefined;
}

/** Whether the user may pass through every folder above the path and enter the path itself (or run it, if it is a file). */
export async function canReach(user: OsUser | undefined, path: string): Promise<boolean> {
  if (!user) return true;
  return runCommand('/bin/sh', ['-c', 'test -x "$0"', path], { user }).then(
    () => true,
    () => false,
  );
}
