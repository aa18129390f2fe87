import type { Page } from '@playwright/test';
import { askForTable } from '../support/browser/asking.js';
import { expectNotice, notice } from '../support/browser/notices.js';
import { answer, answerWithoutAWord, endSessionUnnoticed } from '../support/browser/refusing.js';
import { expect, test } from '../support/browser/test.js';
import { aRequestBody } from '../support/http/a-table.js';

const SERVER_FAULTS = /status of 5\d\d/;
const ASK = '/api/matching-request';
const ACTIVE = '/api/user/active-request';
const NOT_CREATED = 'Failed to create matching request. Please try again.';

const conflict = (page: Page) => page.getByRole('dialog', { name: 'Existing Request Found' });
const asking = (page: Page) => page.getByRole('dialog', { name: 'Find a table' });

for (const [how, given] of [
  ['a conflict, whatever its words', { status: 409, json: { message: 'No', conflict: true } }],
  [
    'its words alone',
    { status: 400, json: { message: 'Sorry! You already have an active request, it seems' } },
  ],
] as const) {
  test(`an open request, told by ${how}, may be kept or replaced`, async ({ town, openBrowser }) => {
    const page = await openBrowser({ as: await town.member() });
    await answer(page, 'POST', ASK, given);
    await page.goto('/');
    await askForTable(page, 'Cafe Group');
    await expect(conflict(page)).toBeVisible();
    await page.unrouteAll();
    await conflict(page).getByRole('button', { name: 'Cancel & Create New' }).click();
    await expectNotice(
      page,
      'Looking for your perfect match!',
      "We're finding people who fit your preferences. You'll hear from us as soon as there is a table.",
    );
    await expect(page).toHaveURL('/matches');
  });
}

for (const [how, given] of [
  ['its type', { status: 409, json: { message: 'No', conflict: true, conflictType: 'active_match' } }],
  ['its words alone', { status: 400, json: { message: 'Oh. You are already in an active match.' } }],
] as const) {
  test(`an active match, told by ${how}, leads to the matches`, async ({ town, openBrowser }) => {
    const page = await openBrowser({ as: await town.member() });
    await answer(page, 'POST', ASK, given);
    await page.goto('/');
    await askForTable(page, 'Cafe Group');
    await expectNotice(
      page,
      'Already in a Match',
      "You're currently in an active match. Please leave your current match before joining a new one.",
    );
    await expect(page).toHaveURL('/matches');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('whoever is no longer signed in is sent to the sign-in page', async ({ town, openBrowser }) => {
  const page = await openBrowser({ as: await town.member() });
  await page.goto('/');
  await expect(page.getByText('Ready to Meet New People')).toBeVisible();
  await endSessionUnnoticed(page);
  await askForTable(page, 'Cafe Group');
  await expectNotice(page, 'Unauthorized', 'Please log in again.');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('any other failure is told, with its reason beside the choices, which stay', async ({
  town,
  openBrowser,
  forgive,
}) => {
  const page = await openBrowser({ as: await town.member() });
  forgive(SERVER_FAULTS);
  await answer(page, 'POST', ASK, { status: 500, json: { message: 'The book is full of jam' } });
  await page.goto('/');
  await askForTable(page, 'Cafe Group');
  await expectNotice(page, 'Error', NOT_CREATED);
  await expect(asking(page).getByText('The book is full of jam')).toBeVisible();
  await expect(asking(page).getByLabel('1:00 PM (Lunch)')).toBeChecked();
  await page.unrouteAll();
  await asking(page).getByRole('button', { name: 'Submit Request' }).click();
  await expect(notice(page)).toContainText('Looking for your perfect match!');
});

test('where no reason was given, it is that the request could not be created', async ({
  town,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await town.member() });
  await answerWithoutAWord(page, 'POST', ASK);
  await page.goto('/');
  await askForTable(page, 'Cafe Group');
  await expectNotice(page, 'Error', NOT_CREATED);
  await expect(asking(page).getByText('Failed to create request', { exact: true })).toBeVisible();
});

test.describe('a request that cannot be cancelled', () => {
  test('to make room for another one leaves both as they were, and says why', async ({
    town,
    openBrowser,
    forgive,
  }) => {
    const ada = await town.member();
    const { body } = await ada.expect('POST', ASK, 200, aRequestBody());
    const cancel = `${ASK}/${String(body.id)}/cancel`;
    const page = await openBrowser({ as: ada });
    forgive(SERVER_FAULTS);
    await answer(page, 'POST', cancel, { status: 500, json: { message: 'It clings to us' } });
    await page.goto('/');
    await askForTable(page, 'Restaurant Group');
    await conflict(page).getByRole('button', { name: 'Cancel & Create New' }).click();
    await expectNotice(page, 'Error', 'It clings to us');
    await expect(conflict(page)).toBeVisible();

    const wordless = await openBrowser({ as: ada });
    await answerWithoutAWord(wordless, 'POST', cancel);
    await wordless.goto('/');
    await askForTable(wordless, 'Restaurant Group');
    await conflict(wordless).getByRole('button', { name: 'Cancel & Create New' }).click();
    await expectNotice(wordless, 'Error', 'Failed to cancel request');
    expect((await ada.get(ACTIVE)).body).toMatchObject({ id: body.id, venueType: 'cafe' });
  });

  test('on the home screen stays there, and says why', async ({ town, openBrowser, forgive }) => {
    const ada = await town.member();
    const { body } = await ada.expect('POST', ASK, 200, aRequestBody());
    const cancel = `${ASK}/${String(body.id)}/cancel`;
    const page = await openBrowser({ as: ada });
    forgive(SERVER_FAULTS);
    await answer(page, 'POST', cancel, { status: 500, json: { message: 'It clings to us' } });
    await page.goto('/');
    await page.getByRole('button', { name: 'Cancel Request' }).click();
    await expectNotice(page, 'Error', 'It clings to us');
    await expect(page.getByText('Searching...')).toBeVisible();

    const wordless = await openBrowser({ as: ada });
    await answerWithoutAWord(wordless, 'POST', cancel);
    await wordless.goto('/');
    await wordless.getByRole('button', { name: 'Cancel Request' }).click();
    await expectNotice(wordless, 'Error', 'Failed to cancel request.');
  });
});

test('where nobody knows how the search is going, the home screen says so and asks again', async ({
  town,
  openBrowser,
  forgive,
}) => {
  const page = await openBrowser({ as: await town.member() });
  forgive(SERVER_FAULTS);
  await answer(page, 'GET', ACTIVE, { status: 500, json: { message: 'Ask me tomorrow' } });
  await page.goto('/');
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch active request' });
  await expect(alert).toBeVisible();
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Ready to Meet New People')).toBeVisible();
});
