import './scripts/node-version.mjs';
import { defineConfig } from '@playwright/test';

const report = process.env.TEST_REPORT;

/**
 * Stories with their own settings start a product of their own. They are first, the longest of all, because a worker that
 * meets one among the others would start two products: that one, and its own again.
 */
const WITH_OWN_SETTINGS = ['week', 'friends', 'geo-services', 'sign-in', 'community', 'announcements'];

export default defineConfig({
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
    ...WITH_OWN_SETTINGS.map((name) => ({ name, testMatch: `${name}.spec.ts` })),
    { name: 'stories', testIgnore: WITH_OWN_SETTINGS.map((name) => `${name}.spec.ts`) },
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
