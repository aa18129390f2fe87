import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILE_CACHE } from '../../support/compile-cache.js';
import { clusterParent } from '../../support/postgres/cluster-parent.js';

interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(await clusterParent(), 'staff-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function staff(args: string[], env: Record<string, string>, input = ''): Promise<Outcome> {
  const child = spawn(process.execPath, ['dist/infrastructure/cli/staff.js', ...args], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'test',
      PASSWORD_MEMORY_KIB: '8',
      ...COMPILE_CACHE,
      ...env,
    },
    timeout: 90_000,
  });
  child.stdin.end(input);
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { code, stdout, stderr };
}

const refused = (code: number, stderr: RegExp) => ({
  code,
  stdout: '',
  stderr: expect.stringMatching(new RegExp(`^${stderr.source}\\n$`)),
});

// What each command does: manage-staff.test.ts.
it('without a running server, the command initializes an empty folder, reads a password from standard input, says where to go next, stops its database server, and does not demote the last admin', async () => {
  const create = ['create', 'first@example.org', '--role', 'admin', '--password-stdin'];
  expect(await staff(create, { DATA_DIR: dataDir }, 'from one pipe\n')).toEqual({
    code: 0,
    stdout: 'The account is there, as admin.\n',
    stderr: 'Next: sign in at http://localhost:3000/admin, and set up a second factor there.\n',
  });
  const demote = (email: string) => staff(['role', email, 'moderator'], { DATA_DIR: dataDir });
  expect(await Promise.all(['first@example.org', 'nobody@example.org'].map(demote))).toEqual([
    refused(1, /This is the last admin.+/),
    refused(1, /There is no account with this e-mail address\./),
  ]);
  const files = await readdir(dataDir, { recursive: true });
  expect(files.filter((file) => file.endsWith('PG_VERSION')).length).toBeGreaterThan(0);
  expect(files.filter((file) => file.endsWith('postmaster.pid'))).toEqual([]);
});

it('invalid arguments have no effect', async () => {
  const never = join(tmpdir(), 'never-made');
  expect(await staff(['fire', 'ada@example.org'], { DATA_DIR: never })).toEqual(refused(2, /usage: .+/));
  await expect(readdir(never)).rejects.toThrow('ENOENT');
});
