import type { Page } from '@playwright/test';
import { answerSurvey, signIn } from '../support/browser/registration.js';
import { mayHaveSession } from '../support/browser/session-hint.js';
import { expectNotice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';

/** Counts document loads and requests for the current user from now on. */
function watch(page: Page): { loads: number; questions: number } {
  const seen = { loads: 0, questions: 0 };
  page.on('load', () => (seen.loads += 1));
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === '/api/user') seen.questions += 1;
  });
  return seen;
}

test('while the session is loading, Loading... fills the screen', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/user', async (route) => {
    await asked;
    await route.continue();
  });
  await mayHaveSession(page);
  await page.goto('/');
  await expect(page.getByRole('main')).toHaveText('Loading...');
  await expect
    .poll(async () => (await page.getByRole('main').boundingBox())!.height)
    .toBeGreaterThanOrEqual(780);
  answer();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect(page.getByText('Loading...')).toBeHidden();
});

test("a visitor's landing page requests no user and leaves the console empty, signing in reloads the page with the new session, and logging out unloads the app", async ({
  page,
  town,
}) => {
  const ada = await town.member();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const seen = watch(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByRole('tab', { name: 'Create Account', selected: true })).toBeVisible();
  expect({ ...seen, said }).toEqual({ loads: 1, questions: 0, said: [] });

  await page.getByRole('tab', { name: 'Sign In' }).click();
  await signIn(page, ada.username, ada.password);
  await expect(page.getByRole('heading', { name: 'Hi, Ada!' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect.poll(() => seen).toEqual({ loads: 2, questions: 1 });

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  expect((await page.request.get('/api/user')).status()).toBe(401);
  await page.goto('/matches');
  await expect(page.getByRole('link', { name: 'Sign in to continue' })).toBeVisible();
});

test('when the survey is answered, the user is refetched and the page reloads into the app', async ({
  town,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await town.person().signUp({ firstName: 'Nora' }) });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Favorite topic?' })).toBeVisible();
  const seen = watch(page);
  await answerSurvey(page);
  await expectNotice(page, 'Welcome to Tablemates', 'Preferences saved');
  await expect(page.getByRole('heading', { name: 'Hi, Nora!' })).toBeVisible();
  await expect.poll(() => seen).toEqual({ loads: 1, questions: 2 });
});
