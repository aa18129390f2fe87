import './scripts/node-version.mjs';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import type { WorkerFixtures } from './test/support/browser/test.js';

const report = process.env.TEST_REPORT;

/**
 * Stories whose products have settings of their own, the longest first. Each project has one worker, which starts one product:
 * the calendar moves its clock, and an announcement to all members would be on the pages of other stories.
 */
const WITH_OWN_SETTINGS: NonNullable<PlaywrightTestConfig<object, WorkerFixtures>['projects']> = [
  {
    name: 'calendar',
    testMatch: /(friends|week)\.spec\.ts/,
    timeout: 240_000,
    use: { settings: { MATCH_PATIENCE_SECONDS: '604800' } },
  },
  { name: 'services', testMatch: /(announcements|geo-services|sign-in)\.spec\.ts/ },
  {
    name: 'community',
    testMatch: /community\.spec\.ts/,
    use: { settings: { STAFF_SECOND_FACTOR: 'required' } },
  },
];

export default defineConfig<object, WorkerFixtures>({
  testDir: 'test/journeys',
  globalSetup: './test/support/browser/global-setup.ts',
  fullyParallel: true,
  // Two more than the cores of a small machine, because stories wait for the network and for each other.
  workers: 4,
  // No retry: a flaky story is a defect.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    [process.env.CI ? 'list' : 'line'],
    // `npm test` reads the duration of each file from this report.
    ...(report === undefined ? [] : [['json', { outputFile: report }] as const]),
  ],
  projects: [
    ...WITH_OWN_SETTINGS.map((project) => ({ ...project, workers: 1 })),
    { name: 'stories', testIgnore: WITH_OWN_SETTINGS.flatMap(({ testMatch = [] }) => testMatch) },
  ],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    trace: 'off',
    viewport: { width: 360, height: 780 },
    // Animations cost CPU while a story waits. The stories about timings, maps and toasts override this.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
});
