/**
 * Static checks that need no running server. `npm run check` runs all parts, `npm run check -- types lint` those with
 * these name prefixes.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PARTS } from './check-parts.ts';
import { generateClientTypes } from './client-types.ts';
import { runParallel, formatResults } from './run-parallel.ts';

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
  folder: fileURLToPath(new URL('..', import.meta.url)),
  show: (text) => process.stdout.write(text),
});
process.stdout.write(`\n${formatResults(results)}`);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;

/** `types` selects `types:server` and its siblings. */
function belongs(name: string, group: string): boolean {
  return name === group || name.startsWith(`${group}:`);
}
