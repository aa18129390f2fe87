import { expectNoFlawsInState, expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { expectNotice, notice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';

test('a user whose emails come back is told so at home, exports their data and deletes the account, on screens without visual flaws', async ({
  town,
  product,
  openBrowser,
  forgive,
}) => {
  forgive(/status of 403/);
  const table = await town.table();
  const [ada, ben] = table.people;
  await product.query(
    `insert into undeliverable_addresses (user_id, email, reply, since) values ($1, $2, '550 no such user', now())`,
    [ada!.id, ada!.email],
  );
  const page = await openBrowser({ as: ada! });

  await page.goto('/');
  await expect(page.getByRole('region', { name: `We can't reach ${ada!.email}` })).toBeVisible();
  await expectNoVisualFlaws(page, 'home, with an undeliverable address');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoVisualFlaws(page, 'the settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.zip');
  await expectNotice(page, 'Download started', 'Check your downloads.');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await expect(dialog).toContainText('erased within 30 days');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Password must be at least 6 characters')).toBeVisible();
  await expectNoFlawsInState(page, 'deleting the account, with a validation error');

  await dialog.getByLabel('Password', { exact: true }).fill('not my password');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  const sure = page.getByRole('alertdialog');
  await expect(sure).toBeVisible();
  await expectNoFlawsInState(page, 'the confirmation of an account deletion');
  await sure.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText("That's not your password")).toBeVisible();

  await dialog.getByLabel('Password', { exact: true }).fill(ada!.password);
  await page.keyboard.press('Enter');
  await sure.getByRole('button', { name: 'Keep my account' }).click();
  await expect(sure).toBeHidden();
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await sure.getByRole('button', { name: 'Delete for good' }).click();

  await expect(page).toHaveURL('/');
  await expectNotice(page, 'Your account is deleted', "You're welcome back any time.");
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  const kept = await page.evaluate<string>('JSON.stringify({ ...localStorage })');
  expect(kept).not.toContain('tablemates.signed-in');

  const { body: left } = await ben!.get<{ users: unknown[] }>(`/api/matches/${table.matchId}`);
  expect(left.users).toHaveLength(3);
  await page.goto('/auth');
  await page.getByLabel('Username or email').fill(ada!.email);
  await page.getByLabel('Password', { exact: true }).fill(ada!.password);
  forgive(/status of 401/);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(notice(page)).toContainText('Login failed');
});
