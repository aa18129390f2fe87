import { readFile } from 'node:fs/promises';
import { HOUR_MS } from '../../src/domain/shared/durations.js';
import type { Match } from '../../web-user/src/shared/api/types.js';
import { alterResponse } from '../support/browser/alter-response.js';
import type { Page } from '@playwright/test';
import { followPath } from '../support/browser/follow-path.js';
import { expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { expect, type OpenBrowser, test } from '../support/browser/test.js';
import type { Town } from '../support/browser/town.js';
import { aRequestBody, matchesOf } from '../support/http/a-table.js';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];
/** They are named in the order in which they sit. */
const SENTENCE = /^You're at a table with (\w+, ){3}and \w+\.$/;
/** The cumulative layout shift of the page once everything has arrived. */
const SHIFT = `(async () => {
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
      .observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(0), 500);
  });
})()`;

/** The animation of each chair. */
const ANIMATIONS = `[...document.querySelectorAll('[data-face]')].map((face) => getComputedStyle(face).animationName)`;

/** The sizes of all faces in the main part of the page: those with a picture and those with an initial. */
const FACES = `[...document.querySelectorAll('main [class*=rounded-full]:is(img, span)')]
  .filter((one) => /(^| )size-/.test(one.className)).map((one) => one.getBoundingClientRect().toJSON())`;

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

/** The table that waits for one more, after the given search began. */
async function fourJoin(town: Town): Promise<void> {
  const others = await Promise.all(NAMES.slice(1).map((name) => town.member(name)));
  for (const other of others) await other.expect('POST', '/api/matching-request', 200, aRequestBody());
}

/** A member whose search runs, and the screen that shows it. */
async function searching(
  town: Town,
  openBrowser: OpenBrowser,
  path: string,
  options: Parameters<OpenBrowser>[0] = {},
) {
  const ada = await town.member();
  await ada.expect('POST', '/api/matching-request', 200, aRequestBody());
  const page = await openBrowser({ as: ada, ...options });
  await page.goto(path);
  const card = page.getByRole('region', { name: 'Active Request' });
  await expect(card.getByRole('heading', { name: 'Finding Your Group' })).toBeVisible();
  await expect(card.locator('[data-face]')).toHaveCount(1);
  for (const name of ['Bring a friend', 'Change my request', 'Cancel Request'])
    await expect(card.getByRole('button', { name })).toBeVisible();
  return { ada, page, card };
}

test('whoever waits among the matches sees the card become the table: chairs are taken, it is announced, the focus stays, and the first message is sent by the member only', async ({
  town,
  openBrowser,
}) => {
  const { page, card } = await searching(town, openBrowser, '/matches', { reducedMotion: 'no-preference' });
  await page.getByRole('link', { name: 'Back' }).focus();
  await fourJoin(town);
  await expect(page.getByText(SENTENCE).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: SENTENCE })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Back' })).toBeFocused();
  expect(await page.evaluate(ANIMATIONS)).toEqual(['none', ...NAMES.slice(1).map(() => 'dialog-in')]);
  await expect(card).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Start Group Chat' })).toBeVisible();

  await page.getByRole('link', { name: 'Say hi' }).click();
  const message = page.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue(/^Hi! .*Looking forward to our table!?\.?$/);
  await expect(page.getByRole('log')).not.toContainText('Looking forward');
  await message.fill('Hi, I am Ada!');
  await message.press('Enter');
  await expect(page.getByRole('log')).toContainText('Hi, I am Ada!');

  await followPath(page, '/');
  await expect(page.getByText('Match Found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Say hi' })).toBeHidden();
});

test('whoever waits at home sees the card become the table, without motion where that is reduced, and without visual flaws', async ({
  town,
  openBrowser,
}) => {
  const { page } = await searching(town, openBrowser, '/');
  await page.getByRole('button', { name: 'Edit profile' }).focus();
  await fourJoin(town);
  const found = page.getByRole('region', { name: 'Match Found' });
  await expect(found.getByText(SENTENCE)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: SENTENCE })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeFocused();
  await expect(page.getByText('✓ Matched')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(ANIMATIONS)).toEqual(NAMES.map(() => 'none'));
  for (const name of ['Say hi', 'Join Chat'])
    await expect(found.getByRole('link', { name })).toHaveAttribute('href', /^\/chat\/\d+$/);
  await expect(found.getByRole('button', { name: 'Share' })).toBeVisible();
  await expectNoVisualFlaws(page, 'the moment of a match');
});

test('whoever comes back an hour later sees the chairs taken once, and the table from then on', async ({
  town,
  openBrowser,
}) => {
  const { ada, page } = await searching(town, openBrowser, '/', { reducedMotion: 'no-preference' });
  await page.goto('about:blank');
  await fourJoin(town);
  await matchesOf(ada, (matches) => matches.length === 1);
  await page.clock.setSystemTime(Date.now() + HOUR_MS);
  await page.goto('/');
  await expect(page.getByText(SENTENCE)).toBeVisible();
  expect(await page.evaluate(ANIMATIONS)).toEqual(['none', ...NAMES.slice(1).map(() => 'dialog-in')]);
  expect(await page.evaluate<number>(SHIFT)).toBeLessThan(0.02);
  await page.reload();
  await expect(page.getByText(SENTENCE)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Say hi' })).toBeVisible();
  expect(await page.evaluate(ANIMATIONS)).toEqual(NAMES.map(() => 'none'));
});

test('every face is round on narrow phones, at tables of three to six, new or not', async ({
  town,
  openBrowser,
}) => {
  const others = ['Ben', 'Cleo', 'Dan', 'Eve', 'Flo'];
  const { people } = await town.table(['Ada', ...others]);
  const page = await openBrowser({ as: people[0]! });
  const main = page.getByRole('main');
  let seats = 6;
  let lastReadMessageId = 0;
  await alterResponse<Match[]>(page, '**/api/user/matches?*', ([match]) => [
    {
      ...match!,
      lastReadMessageId,
      users: match!.users
        .slice(0, seats - 1)
        .map((user) => ({ ...user, profileImageUrl: '/drawings/cat.svg' })),
    },
  ]);
  for (const path of ['/', '/matches'])
    for (lastReadMessageId of [0, 1]) {
      seats = 6;
      await page.goto(path);
      await expect(main).toContainText('Flo');
      for (seats of [6, 5, 4, 3]) {
        // The matches are loaded again when the page becomes visible.
        await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
        for (const name of others.slice(seats - 1)) await expect(main).not.toContainText(name);
        for (const width of [320, 360, 390]) {
          await page.setViewportSize({ width, height: 780 });
          const faces = await page.evaluate<Array<{ width: number; height: number }>>(FACES);
          const what = `${path}, ${seats} seats, ${lastReadMessageId ? 'known' : 'new'}, ${width} px`;
          expect(faces.length, what).toBeGreaterThan(1);
          for (const face of faces) expect(face.width, what).toBe(face.height);
        }
      }
    }
});

test('a table is shared as a picture of the size of a story, or downloaded where the browser shares no files', async ({
  town,
  openBrowser,
}) => {
  const { people } = await town.table(NAMES);
  const page = await openBrowser({ as: people[0]! });
  await page.goto('/matches');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('saturday-table.png');
  const downloaded = await readFile(await file.path());
  expect(pngOf(downloaded)).toMatchObject({ width: 1080, height: 1920 });
  expect(pngOf(downloaded).bytes).toBeGreaterThan(50_000);

  await shareTo(page);
  await page.reload();
  await page.getByRole('button', { name: 'Share' }).click();
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
