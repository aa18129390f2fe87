import { alterResponse } from '../support/browser/alter-response.js';
import { followPath } from '../support/browser/follow-path.js';
import { askForTable, fillInRequest, saturdayOnScreen } from '../support/browser/request-dialog.js';
import { expectNoFlawsInState, expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { expectNotice, notice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';
import { aRequestBody, aSaturday } from '../support/http/a-table.js';

test('an open request is kept if the user chooses so, else replaced by the new one, which can be cancelled, on screens without visual flaws', async ({
  town,
  product,
  openBrowser,
  forgive,
}) => {
  const ada = await town.member();
  await ada.expect('POST', '/api/matching-request', 200, aRequestBody());
  const page = await openBrowser({ as: ada, overLine: true });
  // Other stories of the same town plan meetups, which make the page longer.
  await alterResponse(page, '**/api/meetups/browse*', () => []);
  await page.goto('/');
  await expect(page.getByText('Searching...')).toBeVisible();
  await expect(page.getByText('Finding Your Group')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bring a friend' })).toBeVisible();
  // The placeholder of the open meetups is taller than the sentence that none are open.
  await expect(page.getByText('No open meetups right now.')).toBeVisible();
  expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThanOrEqual(1_200);
  await expectNoVisualFlaws(page, 'searching');

  const conflict = page.getByRole('dialog', { name: 'Existing Request Found' });
  const request = await fillInRequest(page, 'Restaurant Group');
  await expectNoVisualFlaws(page, 'the request dialog');
  const submit = request.getByRole('button', { name: 'Submit Request' });
  await test.step('a dialog keeps its input while the server cannot be reached', async () => {
    forgive(/net::ERR_|WebSocket connection to/);
    product.line.disconnect();
    await submit.click();
    await expectNotice(page, 'Error', 'Failed to create matching request. Please try again.');
    await expect(request.getByText("We can't reach Tablemates right now.")).toBeVisible();
    await expect(request.getByLabel('1:00 PM (Lunch)')).toBeChecked();
    product.line.reconnect();
  });
  await submit.click();
  await expect(conflict).toBeVisible();
  await expectNoFlawsInState(page, 'an existing request');
  await conflict.getByRole('button', { name: 'Keep Current Request' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await ada.get('/api/user/active-request')).body).toMatchObject({ venueType: 'cafe' });

  await askForTable(page, 'Restaurant Group', { weeks: 1, time: '6:00 PM (Dinner)' });
  await conflict.getByRole('button', { name: 'Cancel & Create New' }).click();
  await expect(page).toHaveURL('/matches');
  await expect(notice(page)).toContainText('Looking for your perfect match!');
  await expect(page.getByText('Finding Your Group')).toBeVisible();
  await expectNoFlawsInState(page, 'searching, among the matches');
  expect((await ada.get('/api/user/active-request')).body).toMatchObject({
    status: 'active',
    venueType: 'restaurant',
    preferredDate: aSaturday(1),
    preferredTime: 'dinner',
    maxDistance: 10,
    ageRangeMin: 18,
    ageRangeMax: 80,
  });

  await followPath(page, '/');
  await page.getByRole('button', { name: 'Cancel Request' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectNoFlawsInState(page, 'a request about to be cancelled');
  await expect(notice(page)).toContainText('Request Cancelled');
  await expect(page.getByText('Ready to Meet New People')).toBeVisible();
  expect((await ada.get('/api/user/active-request')).status).toBe(404);
});

test('a user with a match is asked to leave it first, and finds another table once they have', async ({
  town,
  openBrowser,
}) => {
  const { people } = await town.table();
  const page = await openBrowser({ as: people[0]! });
  await page.goto('/');
  await expect(page.getByText('✓ Matched')).toBeVisible();
  await page.getByRole('button', { name: 'Restaurant Group' }).click();
  const sheet = page.getByRole('alertdialog', { name: `You're at a table on ${saturdayOnScreen()}` });
  await expectNoFlawsInState(page, 'a table to leave first');
  await sheet.getByRole('button', { name: 'Stay' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('✓ Matched')).toBeVisible();

  await page.getByRole('button', { name: 'Restaurant Group' }).click();
  await sheet.getByRole('button', { name: 'Leave it' }).click();
  await expectNotice(page, 'Left Match', 'Your seat is free for someone else.');
  const dialog = page.getByRole('dialog', { name: 'Find a table' });
  await dialog.getByLabel(saturdayOnScreen(1), { exact: true }).check();
  await dialog.getByLabel('1:00 PM (Lunch)').check();
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page).toHaveURL('/matches');
  await expect(page.getByText('Finding Your Group')).toBeVisible();
});
