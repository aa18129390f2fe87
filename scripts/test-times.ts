import { relative } from 'node:path';

/** Duration of one test file, with its hooks if the runner reports them. */
export interface FileTime {
  /** Relative to the working directory. */
  readonly file: string;
  readonly seconds: number;
}

interface JestReport {
  readonly testResults: ReadonlyArray<{ name: string; startTime: number; endTime: number }>;
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: ReadonlyArray<{
    file: string;
    tests: ReadonlyArray<{ results: ReadonlyArray<{ duration: number }> }>;
  }>;
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly config: { readonly rootDir: string };
}

/** Parses the report of Jest's `--json` option. */
export function jestTimes(report: string): FileTime[] {
  const { testResults } = JSON.parse(report) as JestReport;
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** Parses the report of Playwright's JSON reporter. */
export function playwrightTimes(report: string): FileTime[] {
  const whole = JSON.parse(report) as PlaywrightReport;
  const seconds = new Map<string, number>();
  const visit = ({ suites = [], specs = [] }: PlaywrightSuite): void => {
    for (const { file, tests } of specs) {
      const results = tests.flatMap((test) => test.results);
      const ms = results.reduce((sum, { duration }) => sum + duration, 0);
      seconds.set(file, (seconds.get(file) ?? 0) + ms / 1000);
    }
    suites.forEach(visit);
  };
  visit(whole);
  const folder = relative(process.cwd(), whole.config.rootDir);
  return [...seconds].map(([file, sum]) => ({ file: `${folder}/${file}`, seconds: sum }));
}

/** @returns the `count` slowest files, slowest first */
export function slowest(files: readonly FileTime[], count: number): FileTime[] {
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}
