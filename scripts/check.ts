/**
 * Static checks that need no running server. `npm run check` runs all parts, `npm run check -- types lint` those with
 * these name prefixes.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PARTS } from './check-parts.ts';
import { generateClientTypes } from './client-types.ts';
import { linesOfFolders } from './lines-of-folders.ts';
import { runParallel, formatResults } from './run-parallel.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const asked = process.argv.slice(2);
const unknown = asked.filter((group) => !PARTS.some((part) => belongs(part.name, group)));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', no ')}, only ${PARTS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const parts = PARTS.filter(({ name }) => asked.length === 0 || asked.some((group) => belongs(name, group)));
// The type check and type-aware lint rules need the generated API types.
if (parts.some(({ name }) => /^(types|lint)/.test(name))) await generateClientTypes();
const results = await runParallel(parts, {
  atOnce: availableParallelism(),
  folder: root,
  show: (text) => process.stdout.write(text),
});
process.stdout.write(`\n${formatResults(results)}`);
if (asked.length === 0 && existsSync(join(root, '.git'))) process.stdout.write(`\n${linesOfFolders(root)}`);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;

/** `types` selects `types:server` and its siblings. */
function belongs(name: string, group: string): boolean {
  return name === group || name.startsWith(`${group}:`);
}
