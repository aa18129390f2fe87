import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { instantOf, OTHER_DAYS } from './other-days.ts';

const PROJECT = join(import.meta.dirname, '..');
const PRELOAD = pathToFileURL(join(PROJECT, 'test', 'support', 'moved-clock.mjs')).href;

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
}

/** Runs a project of Jest at the instant. */
async function run(project: string, instant: Date, options: readonly string[]): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'test-days-'));
  const report = join(folder, 'report.json');
  const jest = ['node_modules/jest/bin/jest.js', ...options];
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [...jest, '--json', '--outputFile', report, '--selectProjects', project],
    {
      cwd: PROJECT,
      // The standard output has the report too.
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_OPTIONS: `--import=${PRELOAD}`,
        CLOCK_SHIFT: String(instant.getTime() - Date.now()),
      },
    },
  );
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const seconds = Math.round((performance.now() - began) / 1000);
  const text = await readFile(report, 'utf8').catch(() => '{}');
  await rm(folder, { recursive: true });
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = JSON.parse(text) as Record<
    string,
    number
  >;
  // A file that cannot be loaded, or a run that was aborted, has no failed test.
  return { passed, failed: code === 0 ? 0 : Math.max(1, failed), seconds };
}

/**
 * Runs the projects of Jest under moved clocks and prints a table. Words choose among the runs by day and project; options of
 * Jest follow a `--`.
 * @returns true if all tests passed
 */
async function main(args: readonly string[]): Promise<boolean> {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const words = args.slice(0, end);
  const options = args.slice(end + 1);
  const runs = OTHER_DAYS.flatMap((day) =>
    ['units', 'web', ...(day.server ? ['server'] : [])].map((project) => ({ day, project })),
  ).filter(({ day, project }) => words.every((word) => `${day.name} ${project}`.includes(word)));
  const rows: string[] = [];
  let isGreen = runs.length > 0;
  for (const { day, project } of runs) {
    const instant = instantOf(day, new Date());
    process.stderr.write(`\n== ${project}: ${day.name}, ${instant.toISOString()}\n`);
    const { passed, failed, seconds } = await run(project, instant, options);
    isGreen &&= failed === 0;
    rows.push(`| ${[day.name, instant.toISOString(), project, passed, failed, seconds].join(' | ')} |`);
  }
  const head = ['| Day | Instant | Project | Passed | Failed | Seconds |', '|---|---|---|---|---|---|'];
  process.stdout.write(['', ...head, ...rows, ''].join('\n'));
  return isGreen;
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
