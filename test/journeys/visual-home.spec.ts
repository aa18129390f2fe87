import { followPath } from '../support/browser/follow-path.js';
import { failAt, delayResponses } from '../support/browser/alter-response.js';
import { expectNoFlawsInState, expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { notice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';
import { poolOf } from '../support/postgres/pool-of.js';

test('home, online and offline, the profile, the location, the settings and the deletion dialog have no visual flaws', async ({
  town,
  openBrowser,
  forgive,
}) => {
  const page = await openBrowser({ as: await town.member() });
  await page.goto('/');
  await expect(page.getByText('Ready to Meet New People')).toBeVisible();
  await expectNoVisualFlaws(page, 'home');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByRole('button', { name: 'Reading' }).click();
  await expectNoVisualFlaws(page, 'editing the profile');
  await page.getByRole('button', { name: /^My table/ }).click();
  const myTable = page.getByRole('dialog', { name: 'My table' });
  await myTable.getByRole('button', { name: 'Vegan' }).click();
  await expectNoVisualFlaws(page, 'my table');
  await myTable.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Add your location' }).click();
  await page.getByRole('combobox').pressSequentially('Cambr');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNoFlawsInState(page, 'suggestions of places');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page)).toContainText('Location Updated');
  await expectNoFlawsInState(page, 'home, with a location and a success');

  forgive(/net::ERR_|WebSocket connection to/);
  await page.context().setOffline(true);
  await expect(page.locator('#top-bar')).toContainText("You're offline.");
  await expectNoFlawsInState(page, 'home without a network');
  await page.context().setOffline(false);
  await expect(page.locator('#top-bar')).toContainText("You're back online.");

  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoVisualFlaws(page, 'the settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const farewell = page.getByRole('dialog');
  await farewell.getByRole('button', { name: 'Delete my account' }).click();
  await expect(farewell.getByText('Password must be at least 6 characters')).toBeVisible();
  await expectNoFlawsInState(page, 'deleting the account, with a validation error');
  await farewell.getByLabel('Password', { exact: true }).fill('some password');
  await farewell.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoFlawsInState(page, 'the confirmation of an account deletion');
});

test('a user whose emails come back is told at the top of each page, without visual flaws', async ({
  town,
  product,
  openBrowser,
}) => {
  const member = await town.member();
  await poolOf(product.databaseUrl).query(
    `insert into undeliverable_addresses (user_id, email, reply, since) values ($1, $2, '550 no such user', now())`,
    [member.id, member.email],
  );
  const page = await openBrowser({ as: member });
  await page.goto('/');
  const note = page.getByRole('region', { name: `We can't reach ${member.email}` });
  await expect(note).toBeVisible();
  await expectNoVisualFlaws(page, 'home, with an undeliverable address');
  await followPath(page, '/matches');
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: 'Change my email' }).click();
  await expect(page.getByRole('dialog').getByLabel('New email')).toBeVisible();
});

test('home, the matches and the chat of a new user have no visual flaws while loading, empty and when loading fails, nor do an unknown path and a policy', async ({
  town,
  openBrowser,
  forgive,
}) => {
  const page = await openBrowser({ as: await town.member() });
  const release = await delayResponses(page, '**/api/user/matches?*');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Hi, Ada!' })).toBeVisible();
  await expectNoFlawsInState(page, 'home, loading');
  await followPath(page, '/matches');
  await expect(page.getByRole('heading', { name: 'Your Matches' })).toBeVisible();
  await expectNoFlawsInState(page, 'the matches, loading');
  release();
  await expect(page.getByText('No matches yet')).toBeVisible();
  await expectNoFlawsInState(page, 'no matches');
  await followPath(page, '/chat');
  await expect(page.getByText('No active matches yet')).toBeVisible();
  await expectNoFlawsInState(page, 'no chat');
  forgive(/status of 500/);
  await failAt(page, /active-request|meetups/);
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch active request');
  await expectNoFlawsInState(page, 'home that failed to load');
  await page.unrouteAll({ behavior: 'wait' });
  for (const [path, text] of [
    ['/no/such/place', 'Hint: did someone forget to add /no/such/place to the menu?'],
    ['/terms', '1. What we offer'],
  ] as const) {
    await followPath(page, path);
    await expect(page.getByText(text)).toBeVisible();
    await expectNoFlawsInState(page, `${path} of a member`);
  }
});
