import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBuilt } from '../../support/built-command.js';
import { clusterParent } from '../../support/postgres/cluster-parent.js';
import { ownFolder } from '../../support/own-folder.js';

const dataDir = ownFolder('file', clusterParent);
const staff = (args: string[], env: Record<string, string>, input = '') =>
  runBuilt('staff', args, { PASSWORD_MEMORY_KIB: '8', ...env }, input);

const refused = (code: number, stderr: RegExp) => ({
  code,
  stdout: '',
  stderr: expect.stringMatching(new RegExp(`^${stderr.source}\\n$`)),
});

// What each command does: manage-staff.test.ts.
it('without a running server, the command initializes an empty folder, reads a password from standard input, says where to go next, stops its database server, and does not demote the last admin', async () => {
  const create = ['create', 'first@example.org', '--role', 'admin', '--password-stdin'];
  expect(await staff(create, { DATA_DIR: dataDir() }, 'from one pipe\n')).toEqual({
    code: 0,
    stdout: 'The account is there, as admin.\n',
    stderr: 'Next: sign in at http://localhost:3000/admin, and set up a second factor there.\n',
  });
  const demote = (email: string) => staff(['role', email, 'moderator'], { DATA_DIR: dataDir() });
  expect(await Promise.all(['first@example.org', 'nobody@example.org'].map(demote))).toEqual([
    refused(1, /This is the last admin.+/),
    refused(1, /There is no account with this e-mail address\./),
  ]);
  const files = await readdir(dataDir(), { recursive: true });
  expect(files.filter((file) => file.endsWith('PG_VERSION')).length).toBeGreaterThan(0);
  expect(files.filter((file) => file.endsWith('postmaster.pid'))).toEqual([]);
});

it('invalid arguments have no effect', async () => {
  const never = join(tmpdir(), 'never-made');
  expect(await staff(['fire', 'ada@example.org'], { DATA_DIR: never })).toEqual(refused(2, /usage: .+/));
  await expect(readdir(never)).rejects.toThrow('ENOENT');
});
