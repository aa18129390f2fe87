import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Selection, selectTests } from './select-tests.ts';
import { type FileTime, jestTimes, playwrightTimes, slowest } from './test-times.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = join(PROJECT, 'node_modules', '.cache', 'test-reports');
const SLOWEST_SHOWN = 10;

interface Runner {
  readonly name: string;
  /** Arguments of Node that run the selection and write a JSON report to the path. */
  readonly command: (selection: Selection, report: string) => string[];
  readonly times: (report: string) => FileTime[];
}

const JEST: Runner = {
  name: 'jest',
  command: ({ files, title }, report) => [
    ...['node_modules/jest/bin/jest.js', '--json', '--outputFile', report],
    ...(title === undefined ? [] : ['--testNamePattern', title]),
    ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
  ],
  times: jestTimes,
};

const PLAYWRIGHT: Runner = {
  name: 'playwright',
  command: ({ files, title }) => [
    ...['node_modules/@playwright/test/cli.js', 'test'],
    ...(title === undefined ? [] : ['--grep', title]),
    ...files,
  ],
  times: playwrightTimes,
};

interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly files: readonly FileTime[];
}

async function run(runner: Runner, selection: Selection): Promise<Outcome> {
  const report = join(REPORTS, `${runner.name}.json`);
  await rm(report, { force: true });
  const began = performance.now();
  const child = spawn(process.execPath, runner.command(selection, report), {
    cwd: PROJECT,
    stdio: 'inherit',
    env: { ...process.env, TEST_REPORT: report },
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const seconds = (performance.now() - began) / 1000;
  const text = await readFile(report, 'utf8').catch(() => undefined);
  return {
    name: runner.name,
    passed: code === 0,
    seconds,
    files: text === undefined ? [] : runner.times(text),
  };
}

/** Runs all tests, or those with the given names, in Jest and then in the browser. @returns true if all passed */
async function main(names: readonly string[]): Promise<boolean> {
  if (names.some((name) => name.startsWith('-'))) {
    process.stderr.write('Options are for npm run test:jest -- OPTION or npm run test:journeys -- OPTION.\n');
    return false;
  }
  await mkdir(REPORTS, { recursive: true });
  const { jest, journeys } = await selectTests(PROJECT, names);
  if (!jest && !journeys) {
    process.stderr.write(`No test file or title contains: ${names.join(' ')}\n`);
    return false;
  }
  const outcomes: Outcome[] = [];
  if (jest) outcomes.push(await run(JEST, jest));
  if (journeys) outcomes.push(await run(PLAYWRIGHT, journeys));
  printTimes(outcomes);
  return outcomes.every(({ passed }) => passed);
}

function printTimes(outcomes: readonly Outcome[]): void {
  const lines = outcomes.map(({ name, seconds, passed }) =>
    line(seconds, `${name}${passed ? '' : ' failed'}`),
  );
  const files = slowest(
    outcomes.flatMap((outcome) => outcome.files),
    SLOWEST_SHOWN,
  ).map(({ file, seconds }) => line(seconds, file));
  process.stdout.write(['', 'Time of each part', ...lines, 'Slowest files', ...files, ''].join('\n'));
}

const line = (seconds: number, text: string): string => `${seconds.toFixed(1).padStart(7)} s  ${text}`;

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
