import type { Page } from '@playwright/test';
import { SESSION_HINT } from '../../src/adapters/http/session-hint.js';
import { followPath } from '../support/browser/follow-path.js';
import { alterResponse, failAt, delayResponses } from '../support/browser/alter-response.js';
import { answerSurvey, createAccount, signIn } from '../support/browser/registration.js';
import { expectNoFlawsInState, expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { expectNotice, notice } from '../support/browser/toasts.js';
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

test('the session gate, the landing page, a policy and a private path have no visual flaws for a visitor, and the landing page starts above the fold in landscape and at 200 % zoom', async ({
  page,
  forgive,
}) => {
  forgive(/status of 500/);
  await failAt(page, '**/api/user');
  // Lets the app ask who is signed in, as after a session that ended elsewhere.
  await page.addInitScript(`document.cookie = '${SESSION_HINT.name}=1; path=/'`);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: "We can't connect right now" })).toBeVisible();
  await expectNoFlawsInState(page, 'a session that failed to load');

  await page.unrouteAll({ behavior: 'wait' });
  const release = await delayResponses(page, '**/api/user');
  await page.getByRole('button', { name: 'Try again' }).click();
  const main = page.getByRole('main');
  await expect(main).toHaveText('Loading...');
  await expect.poll(async () => (await main.boundingBox())!.height).toBeGreaterThanOrEqual(780);
  await expectNoFlawsInState(page, 'loading');
  release();

  const start = page.getByRole('link', { name: 'Get Started' });
  await expect(start).toBeVisible();
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
  const larger = await page.addStyleTag({ content: ':root { font-size: 200% }' });
  await start.scrollIntoViewIfNeeded();
  expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(360);
  await larger.evaluate((style: { remove: () => void }) => style.remove());

  await expectNoVisualFlaws(page, 'the landing page');
  await followPath(page, '/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expectNoVisualFlaws(page, 'the privacy policy');
  await followPath(page, '/chat');
  await expect(page.getByRole('link', { name: 'Sign in to continue' })).toBeVisible();
  await expectNoFlawsInState(page, 'a private path');
});

test('signing in, resetting a password and creating an account have no visual flaws with validation errors, errors and successes, and a rejected registration keeps the input', async ({
  page,
  town,
  product,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectNoVisualFlaws(page, 'signing in, with validation errors');
  await signIn(page, 'nobody', 'not my password');
  await expect(notice(page)).toContainText('Login failed');
  await expectNoFlawsInState(page, 'signing in, with an error');
  await notice(page).getByRole('button', { name: 'Close notification' }).click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expectNoFlawsInState(page, 'a forgotten password');
  await page.getByLabel('Email').fill(product.person().email);
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expect(page.getByLabel('Reset code')).toBeVisible();
  await expectNoFlawsInState(page, 'a new password, with a toast');
  await notice(page).getByRole('button', { name: 'Close notification' }).click();

  await page.getByRole('button', { name: 'Back to Login' }).click();
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectNoVisualFlaws(page, 'creating an account, with validation errors');
  const [nora, { username }] = [product.person(), await town.member()];
  await createAccount(page, { username, email: nora.email, password: nora.password });
  await expectNotice(page, 'Registration failed', 'This username is taken. Please choose another one');
  await expect(page.getByLabel('Email')).toHaveValue(nora.email);
  await createAccount(page, nora);
  await expectNotice(page, 'Registration started', 'Check your email for verification code');
  await expectNoFlawsInState(page, 'waiting for the code, with a success');
  await page.getByLabel('Verification code').fill('000000');
  await expect(notice(page)).toContainText('Verification failed');
  await expectNoFlawsInState(page, 'a wrong code, with a toast');
});

test('the survey has no visual flaws, light and dark, and when it is answered, the page reloads into the app with the user', async ({
  town,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await town.person().signUp() });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Favorite topic?' })).toBeVisible();
  await expectNoFlawsInState(page, 'a question');
  await page.getByLabel('Food').check();
  await expectNoVisualFlaws(page, 'an answered question');
  await page.getByRole('button', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'What we offer' })).toBeVisible();
  await expectNoFlawsInState(page, 'the terms on top of the survey');
  await page.getByRole('button', { name: 'Close' }).click();
  const seen = watch(page);
  await answerSurvey(page);
  await expectNotice(page, 'Welcome to Tablemates', 'Preferences saved');
  await expect(page.getByRole('heading', { name: 'Hi, Ada!' })).toBeVisible();
  await expect.poll(() => seen).toEqual({ loads: 1, questions: 1 });
  await expectNoFlawsInState(page, 'home for the first time');
});

test('the API reference fits a phone and follows the color scheme', async ({ page }) => {
  // One operation of each section: the others are not shown, and preparing them takes seconds.
  await alterResponse<{ paths: Record<string, Record<string, { tags: string[] }>> }>(
    page,
    '**/api/openapi.json',
    (document) => {
      const sections = new Set<string>();
      const isShown = ({ tags }: { tags: string[] }) => !sections.has(tags[0]!) && sections.add(tags[0]!);
      const { '/api/user': user, ...others } = document.paths;
      const paths = Object.entries({ '/api/user': user!, ...others }).map(
        ([path, operations]) =>
          [path, Object.fromEntries(Object.entries(operations).filter(([, each]) => isShown(each)))] as const,
      );
      return { ...document, paths: Object.fromEntries(paths) };
    },
  );
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
