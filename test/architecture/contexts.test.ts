import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { CONTEXTS, FOLDERS, type Layer, LAYERS, SHARED_GROUND } from './contexts.js';
import { PROJECT } from './project-with-violations.js';

const IMPORTED = /(?:from|import\() ?'(\.[^']+)'/g;

/** Paths from `src` that the files of a context import, such as `domain/match/match.js`. */
function importedBy(layer: Layer, context: string): string[] {
  const imported: string[] = [];
  for (const folder of FOLDERS[layer].map((of) => posix.join(of, context))) {
    const path = join(PROJECT, 'src', folder);
    if (!existsSync(path)) continue;
    for (const file of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      const from = posix.dirname(posix.join(folder, file));
      for (const [, other] of readFileSync(join(path, file), 'utf8').matchAll(IMPORTED))
        imported.push(posix.join(from, other!));
    }
  }
  return imported;
}

const foldersIn = (folder: string): string[] =>
  readdirSync(join(PROJECT, 'src', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !SHARED_GROUND.includes(name));

describe.each(LAYERS)('the contexts of src/%s', (layer) => {
  const contexts = [...CONTEXTS[layer].keys()];

  test('are all listed in src/contexts.json', () => {
    const folders = new Set(FOLDERS[layer].flatMap(foldersIn));
    expect([...folders].sort()).toEqual([...contexts].sort());
  });

  test('depend only on contexts listed before them, so there is no cycle', () => {
    for (const [index, context] of contexts.entries())
      for (const other of CONTEXTS[layer].get(context)![layer])
        expect(contexts.slice(0, index)).toContain(other);
  });

  test.each(contexts)('%s uses every dependency that it lists', (context) => {
    const borders = CONTEXTS[layer].get(context)!;
    const used = importedBy(layer, context);
    const uses = (of: Layer, other: string): boolean =>
      FOLDERS[of].some((folder) => used.some((path) => path.startsWith(`${folder}/${other}/`)));
    expect(LAYERS.flatMap((of) => borders[of].filter((other) => !uses(of, other)))).toEqual([]);
  });
});

test('every context of the adapters is one of the application', () => {
  const application = [...CONTEXTS.application.keys()];
  expect([...CONTEXTS.adapters.keys()].filter((context) => !application.includes(context))).toEqual([]);
});
