import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskObjectStore } from '../../../src/adapters/storage/disk-object-store.js';
import { ServiceUnavailable } from '../../../src/application/shared/service-unavailable.js';
import { anObjectStore } from '../../contracts/object-store-contract.js';
import { ownFolder } from '../../support/own-folder.js';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
const PUT_LARGE_OBJECTS = `
  const { DiskObjectStore } = await import('./src/adapters/storage/disk-object-store.ts');
  const [root, ...keys] = process.argv.slice(1);
  const outcomes = [];
  for (const key of keys)
    outcomes.push(
      await new DiskObjectStore(root)
        .put(key, new Uint8Array(100_000), 'text/html')
        .then(() => 'stored', (error) => error.name),
    );
  console.log(JSON.stringify(outcomes));`;

/** Stores 100 kB in a process whose files may have 4 kB, because a full disk cannot be had without privileges. */
function putWithFileLimit(root: string, keys: readonly string[]): unknown {
  const node = [process.execPath, '--import', './scripts/typescript.mjs', '--input-type=module', '-e'];
  const limited = 'trap "" XFSZ; ulimit -f 8; exec "$@"';
  const command = ['-c', limited, 'sh', ...node, PUT_LARGE_OBJECTS, root, ...keys];
  return JSON.parse(execFileSync('sh', command, { cwd: PROJECT, encoding: 'utf8' })) as unknown;
}

describe('objects on disk', () => {
  const outside = ownFolder('test');
  let root: string;
  let store: DiskObjectStore;

  beforeEach(async () => {
    root = outside('storage');
    store = new DiskObjectStore(root);
  });

  anObjectStore(() => store);

  it('persist across processes', async () => {
    await store.put('a/b.webp', Uint8Array.of(1, 2, 3), 'image/webp');
    expect(await new DiskObjectStore(root).get('a/b.webp')).toEqual({
      bytes: Buffer.from([1, 2, 3]),
      contentType: 'image/webp',
    });
  });

  it('are written atomically under concurrent reads', async () => {
    const versions = [1, 2].map((value) => new Uint8Array(400_000).fill(value));
    await store.put('a/b.bin', versions[0]!, 'application/octet-stream');
    const writing = (async () => {
      for (let round = 0; round < 10; round++) await store.put('a/b.bin', versions[round % 2]!, 'x/y');
    })();
    for (let reading = 0; reading < 30; reading++) {
      const { bytes } = (await store.get('a/b.bin'))!;
      expect(bytes).toHaveLength(400_000);
      expect(new Set(bytes).size).toBe(1);
    }
    await writing;
  });

  it('leave no temporary file, after success or failure', async () => {
    await store.put('a/b.txt', Uint8Array.of(1), 'text/plain');
    await expect(store.put('a', Uint8Array.of(1), 'text/plain')).rejects.toThrow();
    expect((await readdir(join(root, 'a'))).sort()).toEqual(['.b.txt.type', 'b.txt']);
    expect(await readdir(join(root, '.writing'))).toEqual([]);
  });

  it('are kept whole when a disk accepts their type and refuses their bytes', async () => {
    await store.put('a/b.txt', Uint8Array.of(1), 'text/plain');
    expect(putWithFileLimit(root, ['a/b.txt', 'a/new.txt'])).toEqual([
      'ServiceUnavailable',
      'ServiceUnavailable',
    ]);
    expect(await readdir(join(root, '.writing'))).toEqual([]);
    expect((await readdir(join(root, 'a'))).sort()).toEqual(['.b.txt.type', 'b.txt']);
    expect(await store.get('a/b.txt')).toEqual({ bytes: Buffer.of(1), contentType: 'text/plain' });
  });

  it('are neither written nor deleted while the disk refuses it, and both can be tried again', async () => {
    await writeFile(root, 'a file where the folder was');
    await expect(store.put('a/b.txt', Uint8Array.of(1), 'text/plain')).rejects.toThrow(ServiceUnavailable);
    await rm(root);
    await mkdir(join(root, 'a/b.txt'), { recursive: true });
    await expect(store.delete('a/b.txt')).rejects.toThrow(ServiceUnavailable);
    await rm(root, { recursive: true });
    await store.put('a/b.txt', Uint8Array.of(1), 'text/plain');
    await store.delete('a/b.txt');
    expect(await store.get('a/b.txt')).toBeNull();
  });

  it('of a process that was killed while writing are removed at the next start, younger ones are kept', async () => {
    await store.put('a/b.txt', Uint8Array.of(1), 'text/plain');
    const [old, young] = ['old', 'young'].map((name) => join(root, '.writing', name)) as [string, string];
    for (const [file, age] of [
      [old, 3_600_000],
      [young, 0],
    ] as const) {
      await writeFile(file, 'half');
      const writtenAt = new Date(Date.now() - age);
      await utimes(file, writtenAt, writtenAt);
    }
    await store.removeOrphans();
    expect(await readdir(join(root, '.writing'))).toEqual(['young']);
  });

  it('are readable by the product’s user only', async () => {
    await store.put('a/b.txt', Uint8Array.of(1), 'text/plain');
    expect((await stat(join(root, 'a/b.txt'))).mode & 0o077).toBe(0);
    expect((await stat(join(root, 'a'))).mode & 0o077).toBe(0);
  });

  it('are never read from outside the folder', async () => {
    await writeFile(outside('secret.txt'), 'secret');
    expect(await store.get('../secret.txt')).toBeNull();
    await store.delete('../secret.txt');
    expect(await readdir(outside())).toContain('secret.txt');
  });
});
