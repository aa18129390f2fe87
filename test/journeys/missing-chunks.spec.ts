import { expectNoFlawsInState } from '../support/browser/visual-checks.js';
import { expect, test } from '../support/browser/test.js';

test('a notice is shown, and a policy is offered again, when their code cannot be loaded', async ({
  town,
  openBrowser,
  forgive,
}) => {
  const page = await openBrowser({ as: await town.member() });
  forgive(/Failed to load resource/);
  await page.route('**/assets/{Toaster,privacy}-*.js', (route) => route.abort());
  await page.goto('/privacy');
  await expect(page.getByRole('alert')).toContainText('We could not load this text');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  await page.goto('/');
  await page.route('**/api/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Log out' }).click();
  const notices = page.locator('#notifications');
  await expect(notices.getByRole('alert')).toContainText("We can't reach Tablemates right now.");
  await expectNoFlawsInState(page, 'an error without the code of notices');
  await notices.getByRole('button', { name: 'Close notification' }).click();
  await expect(notices.getByRole('alert')).toBeHidden();

  await page.getByRole('button', { name: 'Add your location' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notices.getByRole('alert')).toContainText('Address Required');
  await notices.getByRole('button', { name: 'Close notification' }).click();
  await expect(notices.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Set Your Location' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.unroute('**/api/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(notices.getByRole('status')).toContainText('Logged out');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
