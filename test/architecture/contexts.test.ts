import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { CONTEXTS, type Layer, LAYERS } from './contexts.js';
import { PROJECT } from './project-with-violations.js';

const IMPORTED = /(?:from|import\() ?'(\.[^']+)'/g;

/** Contexts that the files of a context import, such as `domain/match`. */
function importedBy(layer: Layer, context: string): Set<string> {
  const folder = join(PROJECT, 'src', layer, context);
  const imported = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const from = posix.dirname(posix.join(layer, context, file));
    for (const [, path] of readFileSync(join(folder, file), 'utf8').matchAll(IMPORTED))
      imported.add(posix.join(from, path!).split('/').slice(0, 2).join('/'));
  }
  return imported;
}

describe.each(LAYERS)('the contexts of src/%s', (layer) => {
  const contexts = [...CONTEXTS[layer].keys()];

  test('are all listed in src/contexts.json', () => {
    const folders = readdirSync(join(PROJECT, 'src', layer), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.sort()).toEqual([...contexts].sort());
  });

  test('depend only on contexts listed before them, so there is no cycle', () => {
    for (const [index, context] of contexts.entries())
      for (const other of CONTEXTS[layer].get(context)!.dependsOn)
        expect(contexts.slice(0, index)).toContain(other);
  });

  test.each(contexts)('%s uses every dependency that it lists', (context) => {
    const { dependsOn, domain } = CONTEXTS[layer].get(context)!;
    const listed = [
      ...dependsOn.map((other) => `${layer}/${other}`),
      ...domain.map((other) => `domain/${other}`),
    ];
    const used = importedBy(layer, context);
    expect(listed.filter((other) => !used.has(other))).toEqual([]);
  });
});
