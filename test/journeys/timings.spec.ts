import type { Page } from '@playwright/test';
import { paint, paintUntilVisible } from '../support/browser/page-clock.js';
import { pauseClock } from '../support/browser/pause-clock.js';
import { notice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The home screen of a user, with a page clock that only the story advances. */
async function onHomeWithPausedClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pauseClock(page);
}

/** The same, with tooltips loaded. */
async function onHomeWithTooltips(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveAttribute('data-state', 'closed');
  await pauseClock(page);
}

/** Counts the requests of the page to the URL from now on. */
function callsTo(page: Page, address: string): { readonly count: number } {
  const calls = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === address) calls.count += 1;
  });
  return calls;
}

test('the first tooltip takes 700 ms, and the next one within 300 ms opens immediately', async ({
  town,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await town.member(), viewport: { width: 1280, height: 800 } });
  await onHomeWithTooltips(page);
  const tooltip = page.getByRole('tooltip');
  const profile = page.getByRole('button', { name: 'Edit profile' });
  const logOut = page.getByRole('button', { name: 'Log out' });

  await profile.hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip).toHaveText('Edit profile');

  // A fast pointer causes a single event.
  await logOut.hover();
  await paint(page);
  await expect(tooltip).toHaveText('Log out');

  await page.mouse.move(5, 700);
  await page.clock.runFor(400);
  await expect(tooltip).toHaveCount(0);
  await profile.hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);

  await test.step('a tooltip stays open while the pointer is over it, and closes when the pointer leaves it', async () => {
    await page.clock.runFor(100);
    await expect(tooltip).toHaveText('Edit profile');
    await tooltip.hover();
    await page.clock.runFor(10_000);
    await expect(tooltip).toHaveText('Edit profile');
    await page.mouse.move(5, 700);
    await page.clock.runFor(200);
    await expect(tooltip).toHaveCount(0);
  });
});

test('the request and the matches are polled every five seconds, also in a hidden tab, and refetched when it becomes visible', async ({
  town,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await town.member() });
  await onHomeWithPausedClock(page);
  for (const address of ['/api/user/active-request', '/api/user/matches']) {
    await answered(page, address, () => page.clock.runFor(6_000));
    const calls = callsTo(page, address);
    await page.clock.runFor(4_700);
    expect(calls.count, address).toBe(0);
    await answered(page, address, () => page.clock.runFor(600));
    expect(calls.count, address).toBe(1);
    await answered(page, address, () =>
      page.evaluate("document.dispatchEvent(new Event('visibilitychange'))"),
    );
    expect(calls.count, address).toBe(2);
  }

  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));`);
  for (const address of ['/api/user/active-request', '/api/user/matches']) {
    await answered(page, address, () => page.clock.runFor(5_100));
    await answered(page, address, () => page.clock.runFor(5_100));
  }
});

/** Performs an action that triggers a request to the URL, and waits until the page has read the response. */
async function answered(page: Page, address: string, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === address);
  await act();
  await (await answer).finished();
  // Gives the page time to read the response, which has arrived completely.
  await page.evaluate("fetch('/api/config').then((answer) => answer.text())");
  for (let turns = 0; turns < 5; turns += 1) await paint(page);
}

test('an ended session shows a notice, and half a second later the login page, which returns', async ({
  town,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await town.member() });
  await page.clock.install();
  // Its response renews the session cookie, so it must arrive before the cookies are cleared.
  const lastRequest = page.waitForResponse('**/api/chat-offers');
  await page.goto('/matches');
  await expect(page.getByRole('heading', { name: 'Your Matches' })).toBeVisible();
  await (await lastRequest).finished();
  await pauseClock(page);
  await page.context().clearCookies();
  await answered(page, '/api/user/matches', () => page.clock.runFor(5_000));
  await paintUntilVisible(page, notice(page));
  await expect(notice(page)).toContainText('You are logged out. Logging in again...');
  await expect(page).toHaveURL('/matches');
  await page.clock.runFor(500);
  await expect(page).toHaveURL(/\/auth\?returnTo=%2Fmatches/);
});
