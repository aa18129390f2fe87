import './scripts/node-version.mjs';

/**
 * Runs test files in Node worker threads that share their module registry, because a registry per file costs more than
 * the tests. See ADR 21.
 */
const lean = {
  runner: 'jest-light-runner',
  setupFiles: ['<rootDir>/test/support/jest/run-typescript.mjs'],
  setupFilesAfterEnv: ['time-limits', 'print-server-errors'].map(
    (name) => `<rootDir>/test/support/jest/${name}.mjs`,
  ),
  transform: {},
  extensionsToTreatAsEsm: ['.ts'],
};

/** The front ends, in jsdom. Their packages are shared by the files of a thread, their own modules are not. See ADR 60. */
const browser = {
  ...lean,
  setupFiles: ['<rootDir>/test/support/web/run-in-browser-globals.mjs'],
  setupFilesAfterEnv: [...lean.setupFilesAfterEnv, '<rootDir>/test/support/web/clean-up.mjs'],
};

const database = {
  globalSetup: '<rootDir>/test/support/postgres/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/postgres/global-teardown.mjs',
};

/**
 * Files that start programs: their exit event is delayed or lost next to the event loops of other threads. All others
 * of their folders share the modules of the server in the lean runner.
 */
const programs = [
  ...['check', 'node-version', 'stale-build', 'version'].map((name) => `infrastructure/${name}`),
  ...['backup', 'staff', 'tables', 'tables-match-service'].map((name) => `infrastructure/cli/${name}`),
  ...['database/embedded-postgres', 'tracing/lazy-tracing'].map((name) => `infrastructure/${name}`),
  ...['crash', 'restarts-under-chat-load', 'roles', 'seats-over-two-processes', 'server-kills'].map(
    (name) => `infrastructure/server/${name}`,
  ),
  ...['settings', 'shutdown'].map((name) => `infrastructure/server/${name}`),
  ...['dependency-rules', 'floating-promises', 'pure-domain'].map((name) => `architecture/${name}`),
  ...['commit-hooks', 'release'].map((name) => `scripts/${name}`),
].map((name) => `test/${name}.test.ts`);

export default {
  // One more than the cores of a small machine, because tests mostly wait for I/O.
  maxWorkers: 3,
  // A timeout for tests that hang. Performance is measured in bench/, so slow machines do not fail here.
  testTimeout: 120_000,
  testSequencer: '<rootDir>/test/support/jest/longest-first.mjs',
  projects: [
    {
      ...lean,
      displayName: 'units',
      testMatch: ['<rootDir>/test/{domain,application}/**/*.test.ts'],
    },
    {
      ...lean,
      displayName: 'server',
      testMatch: [
        '<rootDir>/test/{adapters,contracts,attacks,infrastructure,architecture,scripts}/**/*.test.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', ...programs.map((file) => `/${file}$`)],
      ...database,
    },
    {
      displayName: 'programs',
      transform: { '\\.ts$': '@swc/jest' },
      extensionsToTreatAsEsm: ['.ts'],
      moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
      testMatch: programs.map((file) => `<rootDir>/${file}`),
      ...database,
    },
    {
      ...browser,
      displayName: 'web-user',
      testMatch: ['<rootDir>/test/web-user/**/*.test.{ts,tsx}'],
    },
    {
      ...browser,
      displayName: 'web-admin',
      testMatch: ['<rootDir>/test/web-admin/**/*.test.{ts,tsx}'],
    },
  ],
};
