import './scripts/node-version.mjs';

/**
 * Runs test files in child processes that share their module registry, because a registry per file costs more than the
 * tests. See ADR 21 and ADR 67.
 */
const lean = {
  runner: '<rootDir>/test/support/jest/child-process-runner.mjs',
  setupFiles: ['<rootDir>/test/support/jest/run-typescript.mjs'],
  setupFilesAfterEnv: ['time-limits', 'print-server-errors'].map(
    (name) => `<rootDir>/test/support/jest/${name}.mjs`,
  ),
  transform: {},
  extensionsToTreatAsEsm: ['.ts'],
};

const project = (displayName, folders) => ({
  ...lean,
  displayName,
  testMatch: [`<rootDir>/test/${folders}/**/*.test.{ts,tsx}`],
});

export default {
  // One more than the cores of a small machine, because tests mostly wait for I/O.
  maxWorkers: 3,
  // A timeout for tests that hang. Performance is measured in bench/, so slow machines do not fail here.
  testTimeout: 120_000,
  projects: [
    project('units', '{domain,application}'),
    {
      ...project('server', '{adapters,contracts,attacks,infrastructure,architecture,scripts}'),
      globalSetup: '<rootDir>/test/support/postgres/global-setup.mjs',
      globalTeardown: '<rootDir>/test/support/postgres/global-teardown.mjs',
    },
    // In jsdom. Packages are shared by the files of a process, the modules of the apps are not. See ADR 60.
    {
      ...project('web', '{web-user,web-admin}'),
      setupFiles: ['<rootDir>/test/support/web/run-in-browser-globals.mjs'],
      setupFilesAfterEnv: [
        ...lean.setupFilesAfterEnv,
        ...['clean-up', 'failed-queries'].map((name) => `<rootDir>/test/support/web/${name}.mjs`),
      ],
    },
  ],
};
