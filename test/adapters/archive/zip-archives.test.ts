import { strFromU8, unzipSync } from 'fflate';
import { ZipArchives } from '../../../src/adapters/archive/zip-archives.js';

const LARGE = new Uint8Array(300_000).map((_, index) => (index * 31) % 251);

it('an archive holds its files, and the same files give the same bytes', async () => {
  async function* files() {
    yield { name: 'profile.json', bytes: new TextEncoder().encode('{"a":1}') };
    yield { name: 'files/id.webp', bytes: LARGE };
    yield { name: 'empty.json', bytes: new Uint8Array() };
  }
  const pack = async () => {
    const pieces: Uint8Array[] = [];
    for await (const piece of new ZipArchives().pack(files())) pieces.push(piece);
    return Buffer.concat(pieces);
  };
  const archive = await pack();
  const found = unzipSync(archive);
  expect(Object.keys(found)).toEqual(['profile.json', 'files/id.webp', 'empty.json']);
  expect(strFromU8(found['profile.json']!)).toBe('{"a":1}');
  expect(Buffer.compare(found['files/id.webp']!, LARGE)).toBe(0);
  expect(Buffer.compare(await pack(), archive)).toBe(0);
});

it('a file is read only after the one before was taken, so that one is in memory at a time', async () => {
  const read: string[] = [];
  async function* files() {
    for (const name of ['a.webp', 'b.webp', 'c.webp']) {
      read.push(name);
      yield { name, bytes: LARGE };
    }
  }
  let taken = 0;
  for await (const piece of new ZipArchives().pack(files())) {
    taken += piece.length;
    expect(read.length).toBeLessThanOrEqual(1 + Math.floor(taken / LARGE.length));
  }
  expect(read).toHaveLength(3);
});
