/**
 * Holds the code to the rules that need no running product. `npm run check` takes every part, `npm run check -- types lint`
 * those whose names begin so.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PARTS } from './check-parts.ts';
import { generateClientTypes } from './client-types.ts';
import { runSideBySide, tableOf } from './side-by-side.ts';

const asked = process.argv.slice(2);
const unknown = asked.filter((group) => !PARTS.some((part) => belongs(part.name, group)));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', no ')}, only ${PARTS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const parts = PARTS.filter(({ name }) => asked.length === 0 || asked.some((group) => belongs(name, group)));
// The type check and the rules that need types read the generated API types.
if (parts.some(({ name }) => /^(types|lint)/.test(name))) await generateClientTypes();
const endings = await runSideBySide(parts, {
  atOnce: availableParallelism(),
  folder: fileURLToPath(new URL('..', import.meta.url)),
  show: (text) => process.stdout.write(text),
});
process.stdout.write(`\n${tableOf(endings)}`);
process.exitCode = endings.every(({ passed }) => passed) ? 0 : 1;

/** `types` means `types:server` and its siblings. */
function belongs(name: string, group: string): boolean {
  return name === group || name.startsWith(`${group}:`);
}
