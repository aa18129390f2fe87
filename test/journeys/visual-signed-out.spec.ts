import { followPath } from '../support/browser/follow-path.js';
import { failAt, delayResponses } from '../support/browser/alter-response.js';
import { answerSurvey, createAccount, signIn } from '../support/browser/registration.js';
import { mayHaveSession } from '../support/browser/session-hint.js';
import { expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { notice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';

test('the landing page, the policies, an unknown path and a private one have no visual flaws for a visitor', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoVisualFlaws(page, 'the landing page');
  const privateLink = page.getByRole('link', { name: 'Sign in to continue' });
  await followPath(page, '/map');
  await expect(privateLink).toBeVisible();
  for (const [path, name] of [
    ['/terms', 'Terms of Service'],
    ['/privacy', 'Privacy Policy'],
  ] as const) {
    await followPath(page, path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectNoVisualFlaws(page, path);
  }
  await followPath(page, '/no/such/place');
  await expect(page.getByText('Hint: no route answers to /no/such/place.')).toBeVisible();
  await expectNoVisualFlaws(page, 'an unknown path');
  await followPath(page, '/chat');
  await expect(privateLink).toBeVisible();
  await expectNoVisualFlaws(page, 'a private path');
});

test('the landing page starts above the fold in landscape and at 200 % zoom, and reads well with larger text', async ({
  page,
}) => {
  const start = page.getByRole('link', { name: 'Get Started' });
  await page.goto('/');
  for (const [width, height] of [
    [844, 390],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(start).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeInViewport({
      ratio: 1,
    });
  }
  await page.setViewportSize({ width: 360, height: 780 });
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  await start.scrollIntoViewIfNeeded();
  expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(360);
});

test('the session gate has no visual flaws while loading and when loading fails', async ({
  page,
  forgive,
}) => {
  forgive(/status of 500/);
  await failAt(page, '**/api/user');
  await mayHaveSession(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: "We can't connect right now" })).toBeVisible();
  await expectNoVisualFlaws(page, 'a session that failed to load');

  await page.unrouteAll({ behavior: 'wait' });
  await delayResponses(page, '**/api/user');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Loading...')).toBeVisible();
  await expectNoVisualFlaws(page, 'loading');
});

test('signing in, resetting a password and creating an account have no visual flaws with validation errors, errors and successes', async ({
  page,
  product,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectNoVisualFlaws(page, 'signing in, with validation errors');
  await signIn(page, 'nobody', 'not my password');
  await expect(notice(page)).toContainText('Login failed');
  await expectNoVisualFlaws(page, 'signing in, with an error');
  await notice(page).getByRole('button', { name: 'Close notification' }).click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expectNoVisualFlaws(page, 'a forgotten password');
  await page.getByLabel('Email').fill(product.person().email);
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expect(page.getByLabel('Reset code')).toBeVisible();
  await expectNoVisualFlaws(page, 'a new password, with a toast');

  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectNoVisualFlaws(page, 'creating an account, with validation errors');
  await createAccount(page, product.person());
  await expect(notice(page)).toContainText('Registration started');
  await expectNoVisualFlaws(page, 'waiting for the code, with a success');
  await page.getByLabel('Verification code').fill('000000');
  await expect(notice(page)).toContainText('Verification failed');
  await expectNoVisualFlaws(page, 'a wrong code, with a toast');
});

test('the survey has no visual flaws, light and dark', async ({ town, openBrowser }) => {
  const page = await openBrowser({ as: await town.person().signUp() });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Favorite topic?' })).toBeVisible();
  await expectNoVisualFlaws(page, 'a question');
  await page.getByLabel('Food').check();
  await expectNoVisualFlaws(page, 'an answered question');
  await page.getByRole('button', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'What we offer' })).toBeVisible();
  await expectNoVisualFlaws(page, 'the terms on top of the survey');
  await page.getByRole('button', { name: 'Close' }).click();
  await answerSurvey(page);
  await expect(notice(page)).toBeVisible();
  await expectNoVisualFlaws(page, 'home for the first time');
});

test('the API reference fits a phone and follows the color scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/api/docs');
  await page.locator('#operations-tag-Profile .expand-operation').click();
  await page.locator('.opblock-summary-control').filter({ hasText: 'Get the signed-in user' }).click();
  await expect(page.getByText('Responses').first()).toBeVisible();
  expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(360);
  await expect(page.locator('html')).toHaveClass('dark-mode');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass('dark-mode');
});
