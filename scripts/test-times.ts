import { relative } from 'node:path';

/** How long the tests of one file took, its hooks included where the runner reports them. */
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

/** Reads what Jest wrote with `--json`. */
export function jestTimes(report: string): FileTime[] {
  const { testResults } = JSON.parse(report) as JestReport;
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** Reads what Playwright's JSON reporter wrote. */
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

/** The `count` files that took longest, longest first. */
export function slowest(files: readonly FileTime[], count: number): FileTime[] {
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}
