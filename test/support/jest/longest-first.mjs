import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const Sequencer = require('@jest/test-sequencer').default;

/** Written by `npm run test:order`. */
const order = JSON.parse(readFileSync(new URL('longest-first.json', import.meta.url), 'utf8'));

/** Starts the files that take longest first, so that no worker is left with a long one at the end. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const found = order.findIndex((file) => path.endsWith(`/${file}`));
      return found === -1 ? order.length : found;
    };
    return tests.toSorted((a, b) => place(a) - place(b) || a.path.localeCompare(b.path));
  }
}
