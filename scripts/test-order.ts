import { readFile, writeFile } from 'node:fs/promises';
import { jestTimes, slowest } from './test-times.ts';

const REPORT = new URL('../node_modules/.cache/test-reports/jest.json', import.meta.url);
const ORDER = new URL('../test/support/jest/longest-first.json', import.meta.url);
/** The order of shorter files makes no difference. */
const LISTED = 60;

// Copies the file durations of the last `npm test` into the committed list of files to start first.
const files = slowest(jestTimes(await readFile(REPORT, 'utf8')), LISTED).map(({ file }) => file);
await writeFile(ORDER, `${JSON.stringify(files, null, 2)}\n`);
