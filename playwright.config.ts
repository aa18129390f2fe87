import './scripts/node-version.mjs';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'test/journeys',
  globalSetup: './test/support/browser/global-setup.ts',
  fullyParallel: true,
  // One more than the cores of a small machine: much of a story is waiting.
  workers: 3,
  // A busy machine may be late once: it looks again, and the summary names what needed a second look as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'list' : 'line',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    trace: 'off',
    viewport: { width: 360, height: 780 },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
  },
});
