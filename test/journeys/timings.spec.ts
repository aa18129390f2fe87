import type { Page } from '@playwright/test';
import { justSavedProfile, paint, paintUntilVisible } from '../support/browser/page-clock.js';
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

test.describe('a toast', () => {
  test('of a success closes by itself after five seconds', async ({ town, openBrowser }) => {
    const page = await openBrowser({ as: await town.member() });
    await justSavedProfile(page);
    await page.mouse.move(5, 700);
    await page.clock.runFor(4_800);
    await expect(notice(page)).toBeVisible();
    await page.clock.runFor(700);
    await expect(notice(page)).toBeHidden();
  });

  test('is focused by F8', async ({ town, openBrowser }) => {
    const page = await openBrowser({ as: await town.member() });
    await justSavedProfile(page);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();
  });

  test('is dismissed by a swipe to the right of more than fifty pixels, and not of fewer', async ({
    town,
    openBrowser,
  }) => {
    const page = await openBrowser({ as: await town.member() });
    await justSavedProfile(page);
    await swipeRight(page, 45);
    await page.clock.runFor(500);
    await expect(notice(page)).toBeVisible();
    await swipeRight(page, 60);
    await page.clock.runFor(500);
    await expect(notice(page)).toBeHidden();
  });

  async function swipeRight(page: Page, pixels: number): Promise<void> {
    const box = (await notice(page).boundingBox())!;
    const [x, y] = [box.x + 60, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels / 2, y, { steps: 4 });
    await page.mouse.move(x + pixels, y, { steps: 4 });
    await page.mouse.up();
  }
});

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

test('the request and the matches are polled every five seconds, and refetched when the tab becomes visible', async ({
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
});

test('the request and the matches are polled in a hidden tab too', async ({ town, openBrowser }) => {
  const page = await openBrowser({ as: await town.member() });
  await onHomeWithPausedClock(page);
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

test.describe('the search for an address', () => {
  test('starts at two characters, 300 ms after the last one, and its list stays open for 200 ms after a blur', async ({
    town,
    openBrowser,
  }) => {
    const page = await openBrowser({ as: await town.member() });
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('button', { name: 'Add your location' }).click();
    const address = page.getByRole('combobox');
    await expect(address).toBeVisible();
    await pauseClock(page);
    const asked = callsTo(page, '/api/geocode/search');
    await address.press('B');
    await page.clock.runFor(1_000);
    expect(asked.count).toBe(0);
    await address.press('o');
    await page.clock.runFor(250);
    await address.press('s');
    await page.clock.runFor(250);
    expect(asked.count).toBe(0);
    const answered = page.waitForResponse('**/api/geocode/search?*');
    await page.clock.runFor(100);
    await answered;
    expect(asked.count).toBe(1);
    await paintUntilVisible(page, page.getByRole('listbox'));
    await page.keyboard.press('Tab');
    await page.clock.runFor(150);
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.clock.runFor(100);
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  test('requests the position for at most 3 s as a hint and 10 s on demand, and accepts one cached for five minutes', async ({
    town,
    openBrowser,
  }) => {
    const page = await openBrowser({
      as: await town.member(),
      permissions: ['geolocation'],
      geolocation: { latitude: 41.88, longitude: -87.63 },
    });
    await page.addInitScript(`
      window.asked = [];
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (done, failed, options) => {
        window.asked.push(options);
        ask(done, failed, options);
      };`);
    await page.goto('/');
    await page.getByRole('button', { name: 'Add your location' }).click();
    await page.getByRole('combobox').pressSequentially('Bost');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.getByRole('button', { name: 'Use Current Location' }).click();
    await expect(page.getByRole('combobox')).toHaveValue(/^Chicago/);
    const asked = await page.evaluate<Array<{ timeout: number; maximumAge: number }>>('window.asked');
    expect(asked.at(0)).toMatchObject({ timeout: 3_000, maximumAge: 300_000 });
    expect(asked.at(-1)).toMatchObject({ timeout: 10_000, maximumAge: 300_000 });
  });

  test('does not request the position as a hint if that would show the permission prompt', async ({
    town,
    openBrowser,
  }) => {
    const page = await openBrowser({ as: await town.member(), permissions: [] });
    await page.addInitScript(`
      window.asked = 0;
      navigator.geolocation.getCurrentPosition = () => { window.asked += 1; };`);
    await page.goto('/');
    await page.getByRole('button', { name: 'Add your location' }).click();
    await page.getByRole('combobox').pressSequentially('Bost');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await page.evaluate<number>('window.asked')).toBe(0);
  });
});

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
