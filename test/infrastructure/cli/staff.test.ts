import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMPILE_CACHE } from '../../support/compile-cache.js';
import { signInToConsole } from '../../support/http/a-staff-member.js';
import { totpCode } from '../../support/http/totp-code.js';
import { sharedProduct } from '../../support/http/shared-product.js';
import type { ProductUnderTest } from '../../support/http/test-product.js';
import { clusterParent } from '../../support/postgres/cluster-parent.js';

interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

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

const SESSION = '/api/admin/session';
const done = (stdout: RegExp) => ({ code: 0, stdout: expect.stringMatching(stdout), stderr: '' });
const refused = (code: number, stderr: RegExp) => ({
  code,
  stdout: '',
  stderr: expect.stringMatching(new RegExp(`^${stderr.source}\\n$`)),
});

describe('next to a running server', () => {
  let product: ProductUnderTest;
  let dataDir: string;
  const run = (args: string[], input?: string) =>
    staff(args, { DATABASE_URL: product.databaseUrl, DATA_DIR: dataDir }, input);

  beforeAll(async () => {
    product = await sharedProduct();
    dataDir = await mkdtemp(join(tmpdir(), 'staff-'));
  });
  afterAll(async () => {
    await rm(dataDir, { recursive: true, force: true });
  });

  it('a created account opens the console and the app with the password that is printed once', async () => {
    const outcome = await run(['create', 'Grace@example.org', '--role', 'admin', '--name', 'Grace Hopper']);
    expect(outcome).toEqual(done(/^([a-z2-9]{4}-){4}[a-z2-9]{4}\n$/));
    const password = outcome.stdout.trim();
    const desk = product.person();
    const { body } = await desk.expect('POST', SESSION, 200, { email: 'grace@example.org', password });
    expect(body).toMatchObject({ name: 'Grace Hopper', role: 'admin' });
    const app = product.person();
    await app.expect('POST', '/api/auth/login', 200, { usernameOrEmail: 'grace', password });
    expect((await app.get('/api/user')).body).toMatchObject({
      dateOfBirth: null,
      age: null,
      isModerator: true,
    });
  });

  it('a password can be read from standard input and is not printed, and a taken username gets a number', async () => {
    await product.person().signUp({ username: 'twin' });
    const args = ['create', 'twin@example.org', '--password-stdin'];
    expect(await run(args, 'from one pipe\n')).toEqual(done(/^The account is there, as moderator\.\n$/));
    const form = { email: 'twin@example.org', password: 'from one pipe' };
    await product.person().expect('POST', SESSION, 200, form);
    const login = { usernameOrEmail: 'twin2', password: form.password };
    await product.person().expect('POST', '/api/auth/login', 200, login);
  });

  it('a password of less than 12 characters is rejected, though members may have one', async () => {
    const args = ['create', 'short@example.org', '--password-stdin'];
    expect(await run(args, 'elevenchars\n')).toEqual(
      refused(1, /A staff password must be at least 12 characters long\./),
    );
    const form = { email: 'short@example.org', password: 'elevenchars' };
    await product.person().expect('POST', SESSION, 401, form);
  });

  it('an address cannot have two accounts', async () => {
    const { email } = await product.person().signUp();
    expect(await run(['create', email])).toEqual(refused(1, /There's already an account .+/));
  });

  it('a revoked role ends the console session', async () => {
    const person = await product.person().signUp();
    const desk = await signInToConsole(product, person, 'moderator');
    expect(await run(['role', person.email, 'member'])).toEqual(done(/^The role is member now\.\n$/));
    await desk.expect('GET', SESSION, 401);
  });

  it('a second factor can be reset after phone and recovery codes were lost', async () => {
    const person = await product.person().signUp();
    const { email, password } = person;
    const desk = await signInToConsole(product, person, 'moderator');
    const begun = await desk.expect('POST', `${SESSION}/second-factor`, 200, { password });
    const totp = totpCode(String(begun.body.secret));
    await desk.expect('POST', `${SESSION}/second-factor/confirm`, 200, { totp });
    await product.person().expect('POST', SESSION, 401, { email, password });
    expect(await run(['reset-totp', email])).toEqual(done(/^The second factor is off; .+\n$/));
    await desk.expect('GET', SESSION, 401);
    await product.person().expect('POST', SESSION, 200, { email, password });
    expect(await run(['reset-totp', email])).toEqual(done(/^There was no second factor\.\n$/));
  });
});

describe('without a running server', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(await clusterParent(), 'staff-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('the command initializes an empty folder, stops its database server, and does not demote the last admin', async () => {
    expect(await staff(['create', 'first@example.org', '--role', 'admin'], { DATA_DIR: dataDir })).toEqual(
      done(/^\S+\n$/),
    );
    expect(await staff(['role', 'first@example.org', 'moderator'], { DATA_DIR: dataDir })).toEqual(
      refused(1, /This is the last admin.+/),
    );
    const files = await readdir(dataDir, { recursive: true });
    expect(files.filter((file) => file.endsWith('PG_VERSION')).length).toBeGreaterThan(0);
    expect(files.filter((file) => file.endsWith('postmaster.pid'))).toEqual([]);
  });
});

it('invalid arguments have no effect', async () => {
  const dataDir = join(tmpdir(), 'never-made');
  expect(await staff(['fire', 'ada@example.org'], { DATA_DIR: dataDir })).toEqual(refused(2, /usage: .+/));
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
});
