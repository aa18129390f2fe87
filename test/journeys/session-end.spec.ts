import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.js';

const press = (page: Page, ...names: readonly string[]): Promise<void> =>
  names.reduce(
    (before, name) => before.then(() => page.getByRole('button', { name, exact: true }).click()),
    Promise.resolve(),
  );

const NOT_SIGNED_IN = { status: 401, json: { message: 'Please log in again.', code: 'not_signed_in' } };

const API = /\/api\/(?!login)/;

/** The session ends. What is read has no response but for the user, so that the save alone can tell the page. */
async function endSession(page: Page): Promise<void> {
  await page.route(API, (route) =>
    route.request().method() !== 'GET' || route.request().url().endsWith('/api/user')
      ? route.fulfill(NOT_SIGNED_IN)
      : undefined,
  );
}

/** The sign-in page, also after a reload: no step in the history leads away from it. */
async function expectSignIn(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Sign In' });
  await expect(tab).toBeVisible();
  await page.context().clearCookies();
  await page.unroute(API);
  await page.reload();
  await expect(tab).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
}

/*
 * Each action leads there by `useAction`, whose test has the rule. Here are the screens that could keep the user: a dialog over
 * another, whose entries are in the history, a question in a chat, and the survey, which is shown at every path.
 */

test('saving in a dialog over another without a session leads to the sign-in page', async ({
  town,
  openBrowser,
  forgive,
}) => {
  forgive(/401/);
  const page = await openBrowser({ as: await town.member() });
  await page.goto('/');
  await press(page, 'Settings', 'Notifications');
  const box = page.getByRole('checkbox', { name: 'My tables Email' });
  await expect(box).toBeVisible();
  await endSession(page);
  await box.click();
  await expectSignIn(page);
});

test('leaving a table without a session leads to the sign-in page', async ({
  town,
  openBrowser,
  forgive,
}) => {
  forgive(/401/);
  const { matchId, people } = await town.table();
  const page = await openBrowser({ as: people[0] });
  await page.goto(`/chat/${matchId}`);
  await expect(page.getByRole('log')).toContainText('Tablemates System');
  await press(page, 'Leave Match');
  await endSession(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave Match' }).click();
  await expectSignIn(page);
});

test('saving the survey without a session leads to the sign-in page', async ({
  town,
  openBrowser,
  forgive,
}) => {
  forgive(/401/);
  const page = await openBrowser({ as: await town.person().signUp() });
  await page.goto('/');
  for (const answer of ['Food', 'Indie']) {
    await page.getByLabel(answer).check();
    await press(page, 'Next');
  }
  await page.getByLabel('Chill').check();
  await endSession(page);
  await press(page, 'Complete Survey');
  await expectSignIn(page);
});
