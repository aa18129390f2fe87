/**
 * Takes screenshots of every screen of the built user app, in light and dark mode, on a phone and a desktop, with a
 * stubbed server. Fails if a page scrolls horizontally or axe reports a serious violation.
 *
 * node scripts/screens.mjs [folder] [scene,scene…]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../test/support/browser/chromium.ts';
import { flawsIn } from '../test/support/browser/visual-checks.ts';
import { SCENES } from '../test/support/web/scenes.mjs';
import { serveBuild } from '../test/support/web/serve-build.mjs';
import { mockApi } from '../test/support/web/mock-api.mjs';

const [folder = 'web-user/dist/screens', wanted] = process.argv.slice(2);
const NOW = new Date('2026-11-21T17:00:00Z');
const VIEWS = [
  { name: 'phone-light', viewport: { width: 360, height: 780 }, colorScheme: 'light' },
  { name: 'phone-dark', viewport: { width: 360, height: 780 }, colorScheme: 'dark' },
  { name: 'desk-light', viewport: { width: 1280, height: 860 }, colorScheme: 'light' },
  { name: 'desk-dark', viewport: { width: 1280, height: 860 }, colorScheme: 'dark' },
];

const complaints = [];

async function takeScreenshot(browser, url, name, scene, view) {
  const context = await browser.newContext({
    ...view,
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complain = (what) => complaints.push(`${name} (${view.name}): ${what}`);
  page.on('pageerror', (error) => complain(error.message));
  await page.clock.setFixedTime(NOW);
  const state = await mockApi(page, scene.world, scene.answers);
  await page.goto(url + scene.path, { waitUntil: 'networkidle' });
  await scene.act?.(page, state);
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(folder, `${name}-${view.name}.png`) });

  (await flawsIn(page, { ...view, rules: 'all' })).forEach(complain);
  await context.close();
}

mkdirSync(folder, { recursive: true });
const server = await serveBuild();
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } });
try {
  const names = wanted ? wanted.split(',') : Object.keys(SCENES);
  for (const name of names) {
    for (const view of VIEWS) await takeScreenshot(browser, server.url, name, SCENES[name], view);
  }
} finally {
  await browser.close();
  await server.close();
}
complaints.forEach((complaint) => console.error(complaint));
process.exitCode = complaints.length ? 1 : 0;
