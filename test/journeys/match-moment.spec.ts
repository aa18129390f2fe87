import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { followPath } from '../support/browser/follow-path.js';
import { expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { expect, test } from '../support/browser/test.js';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];
/** The cumulative layout shift of the page once everything has arrived. */
const SHIFT = `(async () => {
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
      .observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(0), 500);
  });
})()`;

/** The animation of each chair. */
const ANIMATIONS = `[...document.querySelectorAll('[data-face]')].map((face) => getComputedStyle(face).animationName)`;

/** The size in pixels that the header of a PNG tells, and the number of bytes. */
function pngOf(bytes: Buffer): { width: number; height: number; bytes: number } {
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes: bytes.length };
}

/** Keeps what the page hands to the share sheet of a phone, which a browser without one lacks. */
const shareTo = (page: Page) =>
  page.addInitScript(`Object.assign(navigator, {
    canShare: ({ files }) => files.every(({ type }) => type === 'image/png'),
    share: async ({ files: [file], ...rest }) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      window.sharedPicture = { name: file.name, rest: Object.keys(rest), bytes: [...bytes] };
    },
  })`);

test('a new match is a moment, once: chairs are taken, Escape ends it, and the first message is sent by the member only', async ({
  town,
  openBrowser,
}) => {
  const { matchId, people } = await town.table(NAMES);
  const page = await openBrowser({
    as: people[0]!,
    showsNewMatches: true,
    reducedMotion: 'no-preference',
  });
  await page.goto('/');
  const moment = page.getByRole('dialog', { name: "You're at a table with Ben, Cleo, Dan, and Eve." });
  await expect(moment).toBeFocused();
  expect(await page.evaluate(ANIMATIONS)).toEqual(NAMES.map(() => 'dialog-in'));
  expect(await page.evaluate<number>(SHIFT)).toBeLessThan(0.02);
  await expectNoVisualFlaws(page, 'the moment of a match');

  await page.keyboard.press('Tab');
  await expect(moment.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(moment.getByRole('link', { name: 'Say hi in the chat' })).toBeFocused();
  await page.keyboard.press('Enter');
  const message = page.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue(/^Hi! .*Looking forward to our table!?\.?$/);
  await expect(page.getByRole('log')).not.toContainText('Looking forward');
  await message.fill('Hi, I am Ada!');
  await message.press('Enter');
  await expect(page.getByRole('log')).toContainText('Hi, I am Ada!');

  await followPath(page, '/');
  await expect(page.getByText('Match Found')).toBeVisible();
  await expect(moment).toBeHidden();

  const bens = await openBrowser({ as: people[1]!, showsNewMatches: true });
  await bens.goto('/');
  const his = bens.getByRole('dialog');
  await expect(his).toBeVisible();
  expect(await bens.evaluate(ANIMATIONS)).toEqual(NAMES.map(() => 'none'));
  await bens.keyboard.press('Escape');
  await expect(his).toBeHidden();
  await bens.reload();
  await expect(bens.getByRole('link', { name: 'Join Chat' })).toBeVisible();
  await expect(his).toBeHidden();
  await expect(bens.getByRole('link', { name: 'Join Chat' })).toHaveAttribute('href', `/chat/${matchId}`);
});

test('a table is shared as a picture of the size of a story, or downloaded where the browser shares no files', async ({
  town,
  openBrowser,
}) => {
  const { people } = await town.table(NAMES);
  const page = await openBrowser({ as: people[0]! });
  await page.goto('/matches');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share a picture' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('saturday-table.png');
  const downloaded = await readFile(await file.path());
  expect(pngOf(downloaded)).toMatchObject({ width: 1080, height: 1920 });
  expect(pngOf(downloaded).bytes).toBeGreaterThan(50_000);

  await shareTo(page);
  await page.reload();
  await page.getByRole('button', { name: 'Share a picture' }).click();
  await expect.poll(() => page.evaluate('window.sharedPicture?.name')).toBeTruthy();
  const shared = await page.evaluate<{ name: string; rest: string[]; bytes: number[] }>(
    'window.sharedPicture',
  );
  expect({ ...shared, bytes: Buffer.from(shared.bytes).equals(downloaded) }).toEqual({
    name: 'saturday-table.png',
    rest: [],
    bytes: true,
  });
});
