import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskObjectStore } from '../../../src/adapters/storage/disk-object-store.js';
import { anObjectStore } from '../../contracts/object-store-contract.js';

describe('objects on disk', () => {
  let outside: string;
  let root: string;
  let store: DiskObjectStore;

  beforeEach(async () => {
    outside = await mkdtemp(join(tmpdir(), 'objects-'));
    root = join(outside, 'storage');
    store = new DiskObjectStore(root);
  });
  afterEach(() => rm(outside, { recursive: true, force: true }));

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
    expect((await readdir(root)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('are readable by the product’s user only', async () => {
    await store.put('a/b.txt', Uint8Array.of(1), 'text/plain');
    expect((await stat(join(root, 'a/b.txt'))).mode & 0o077).toBe(0);
    expect((await stat(join(root, 'a'))).mode & 0o077).toBe(0);
  });

  it('are never read from outside the folder', async () => {
    await writeFile(join(outside, 'secret.txt'), 'secret');
    expect(await store.get('../secret.txt')).toBeNull();
    await store.delete('../secret.txt');
    expect(await readdir(outside)).toContain('secret.txt');
  });
});
