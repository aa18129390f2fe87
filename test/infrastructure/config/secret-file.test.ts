import { readdir, stat, writeFile } from 'node:fs/promises';
import { prepareDataDir } from '../../../src/infrastructure/config/data-dir.js';
import { readOrCreateSecret } from '../../../src/infrastructure/config/secret-file.js';
import { ownFolder } from '../../support/own-folder.js';

const folder = ownFolder('test');

test('the secret is created once, readable by its owner only, and stays the same', async () => {
  const secret = await readOrCreateSecret(folder(), 'SESSION_SECRET');

  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect((await stat(folder('session-secret'))).mode & 0o777).toBe(0o600);
  expect(await readOrCreateSecret(folder(), 'SESSION_SECRET')).toBe(secret);
});

test('two folders have different secrets', async () => {
  const other = folder('other');
  await prepareDataDir(other);
  expect(await readOrCreateSecret(other, 'SESSION_SECRET')).not.toBe(
    await readOrCreateSecret(folder(), 'SESSION_SECRET'),
  );
});

test('many concurrent first calls return the same secret and leave no temporary file', async () => {
  const secrets = await Promise.all(
    Array.from({ length: 20 }, () => readOrCreateSecret(folder(), 'SESSION_SECRET')),
  );

  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(folder())).toEqual(['session-secret']);
});

test('a damaged file stops the startup', async () => {
  await writeFile(folder('session-secret'), '');
  await expect(readOrCreateSecret(folder(), 'SESSION_SECRET')).rejects.toThrow(/^SESSION_SECRET .*damaged/);
});

test('FILES_KEY has a secret of its own in another file', async () => {
  const key = await readOrCreateSecret(folder(), 'FILES_KEY');
  expect(key).not.toBe(await readOrCreateSecret(folder(), 'SESSION_SECRET'));
  expect(await readOrCreateSecret(folder(), 'FILES_KEY')).toBe(key);
  expect((await readdir(folder())).sort()).toEqual(['files-key', 'session-secret']);
});

test('a missing data folder is created with its parents', async () => {
  const dataDir = folder('a', 'b');
  await prepareDataDir(dataDir);
  expect((await stat(dataDir)).isDirectory()).toBe(true);
});

test('a data folder that refuses even the superuser stops the startup', async () => {
  await expect(prepareDataDir('/proc')).rejects.toThrow(/^DATA_DIR must be a folder/);
});

test("a data folder that is a file stops the startup with the setting's name", async () => {
  await writeFile(folder('file'), '');
  await expect(prepareDataDir(folder('file'))).rejects.toThrow(/^DATA_DIR must be a folder/);
});
