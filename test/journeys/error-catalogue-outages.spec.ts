import type { Page } from '@playwright/test';
import { fillInRequest } from '../support/browser/asking.js';
import { createAccount } from '../support/browser/coming-in.js';
import { expectNotice, notice } from '../support/browser/notices.js';
import { expect, test } from '../support/browser/test.js';

const WITHOUT_SERVER = /net::ERR_|WebSocket connection to/;
const UNREACHABLE = "We can't reach Tablemates right now. Check your connection and try again.";

test.afterEach(({ product }) => product.line.mend());

/** The server is stopped as far as this page can tell: every call of the API breaks off, but who is here is known. */
const breakCalls = (page: Page) =>
  page.route(
    ({ pathname }) => pathname.startsWith('/api/') && pathname !== '/api/user',
    (route) => route.abort(),
  );

test('while the server is stopped, a form of a visitor says so and keeps what was typed', async ({
  page,
  product,
  forgive,
}) => {
  const nora = product.person();
  forgive(WITHOUT_SERVER);
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  product.line.cut();
  await createAccount(page, nora);
  await expectNotice(page, 'Registration failed', UNREACHABLE);
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(nora.username);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(nora.password);
  product.line.mend();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Verification code')).toBeVisible();
});

test('while the server is stopped, the dialogs of a member say so and keep what was chosen', async ({
  town,
  openBrowser,
  product,
  forgive,
}) => {
  const page = await openBrowser({ as: await town.member() });
  forgive(WITHOUT_SERVER);
  await page.goto('/');
  const request = await fillInRequest(page, 'Cafe Group', { time: '6:00 PM (Dinner)' });
  product.line.cut();
  await request.getByRole('button', { name: 'Submit Request' }).click();
  await expectNotice(page, 'Error', 'Failed to create matching request. Please try again.');
  await expect(request.getByText(UNREACHABLE)).toBeVisible();
  await expect(request.getByLabel('6:00 PM (Dinner)')).toBeChecked();
  product.line.mend();
  await request.getByRole('button', { name: 'Submit Request' }).click();
  await expect(notice(page)).toContainText('Looking for your perfect match!');
});

test('while the server is stopped, every screen says so in words', async ({ town, openBrowser, forgive }) => {
  const { matchId, people } = await town.table();
  const page = await openBrowser({ as: people[0]!, permissions: [] });
  forgive(WITHOUT_SERVER);
  await breakCalls(page);
  for (const [path, words] of [
    ['/', 'Failed to fetch active request'],
    ['/matches', 'Your matches could not be loaded.'],
    ['/browse', 'The meetups could not be loaded.'],
    ['/map', 'Failed to load map configuration'],
    [`/chat/${matchId}`, 'The messages could not be loaded.'],
    ['/chat', 'Your matches could not be loaded.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: words }), path).toBeVisible();
    await expect(page.locator('#top-bar'), path).toContainText("You're offline.");
  }
});

test('whoever opens the app while the server is stopped is told so, and comes in when it is back', async ({
  town,
  openBrowser,
  forgive,
}) => {
  const page = await openBrowser({ as: await town.member() });
  forgive(WITHOUT_SERVER);
  await page.route('**/api/user', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The door is stuck' })).toBeVisible();
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Hi, Ada!' })).toBeVisible();
});
