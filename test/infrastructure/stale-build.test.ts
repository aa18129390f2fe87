import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { buildStale, type Part } from '../../scripts/stale-build.js';
import { ownFolder } from '../support/own-folder.js';

const project = ownFolder('test');

beforeEach(async () => {
  await mkdir(project('src', 'deep'), { recursive: true });
  await source('src/deep/menu.txt', 'soup');
});

/** A build step that copies its input and counts its calls. */
const kitchen: Part = {
  name: 'kitchen',
  sources: ['src', 'lockfile'],
  output: 'out',
  build: (into) => [
    '-e',
    "const fs = require('fs'); fs.cpSync('src/deep', process.argv[1], { recursive: true }); fs.appendFileSync('calls', 'x');" +
      "if (fs.readFileSync('src/deep/menu.txt', 'utf8') === 'poison') { console.error('inedible'); process.exit(3); }",
    into,
  ],
};

async function source(path: string, content: string): Promise<void> {
  await writeFile(project(path), content);
}

async function calls(): Promise<number> {
  return (await readFile(project('calls'), 'utf8').catch(() => '')).length;
}

test('a missing output is built, and a current one is kept', async () => {
  const announced: string[] = [];
  const announce = (names: readonly string[]) => announced.push(...names);
  expect(await buildStale(project(), [kitchen], announce)).toEqual(['kitchen']);
  expect(await buildStale(project(), [kitchen], announce)).toEqual([]);
  expect(announced).toEqual(['kitchen']);
  expect(await calls()).toBe(1);
  expect(await readFile(project('out', 'menu.txt'), 'utf8')).toBe('soup');
});

test('a changed, added or removed source and a changed lockfile make the output stale', async () => {
  await buildStale(project(), [kitchen]);
  const changes = [
    () => source('src/deep/menu.txt', 'stew'),
    () => source('src/deep/drinks.txt', 'tea'),
    () => rm(project('src/deep/drinks.txt')),
    () => source('lockfile', '2'),
  ];
  for (const change of changes) {
    await change();
    expect(await buildStale(project(), [kitchen])).toEqual(['kitchen']);
  }
});

test('a source that is rewritten with the same content does not', async () => {
  await buildStale(project(), [kitchen]);
  await source('src/deep/menu.txt', 'soup');
  expect(await buildStale(project(), [kitchen])).toEqual([]);
});

test('a deleted output is rebuilt, and a new output contains no old files', async () => {
  await source('src/deep/drinks.txt', 'tea');
  await buildStale(project(), [kitchen]);
  await rm(project('src/deep/drinks.txt'));
  await buildStale(project(), [kitchen]);
  expect((await readdir(project('out'))).sort()).toEqual(['.built-from', 'menu.txt']);

  await rm(project('out'), { recursive: true });
  expect(await buildStale(project(), [kitchen])).toEqual(['kitchen']);
});

test('a failed build reports its error and keeps the last good output', async () => {
  await buildStale(project(), [kitchen]);
  await source('src/deep/menu.txt', 'poison');

  await expect(buildStale(project(), [kitchen])).rejects.toThrow(/kitchen failed:\ninedible/);
  expect(await readFile(project('out', 'menu.txt'), 'utf8')).toBe('soup');

  await source('src/deep/menu.txt', 'cake');
  expect(await buildStale(project(), [kitchen])).toEqual(['kitchen']);
});

test('two concurrent calls build once', async () => {
  const built = await Promise.all([buildStale(project(), [kitchen]), buildStale(project(), [kitchen])]);
  expect(built.flat()).toEqual(['kitchen']);
  expect(await calls()).toBe(1);
});

test('the lock of a killed build is released', async () => {
  await mkdir(project('node_modules'));
  await source('node_modules/.building', '4194399');
  expect(await buildStale(project(), [kitchen])).toEqual(['kitchen']);
});
