import type { Page } from '@playwright/test';
import { fillInRequest } from '../support/browser/request-dialog.js';
import { expect, test } from '../support/browser/test.js';

type Save = (page: Page) => Promise<void>;

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

const ON_HOME: Record<string, Save> = {
  'the profile': async (page) => {
    await press(page, 'Edit profile');
    await page.getByLabel('Bio').fill('Bakes on Sundays.');
    await endSession(page);
    await press(page, 'Save');
  },
  'the location': async (page) => {
    await press(page, 'Add your location', 'Use Current Location');
    await expect(page.getByRole('combobox', { name: 'Address' })).not.toHaveValue('');
    await endSession(page);
    await press(page, 'Save');
  },
  'a preference': async (page) => {
    await press(page, 'Settings', 'Notifications');
    const box = page.getByRole('checkbox', { name: 'My tables Email' });
    await expect(box).toBeVisible();
    await endSession(page);
    await box.click();
  },
  'a request': async (page) => {
    const dialog = await fillInRequest(page, 'Cafe Group');
    await endSession(page);
    await dialog.getByRole('button', { name: 'Submit Request' }).click();
  },
  'a phone number': async (page) => {
    await page.getByRole('button', { name: /^Trust verification/ }).click();
    const phone = page.getByRole('listitem', { name: 'Phone' });
    await phone.getByRole('button', { name: 'Verify Phone' }).click();
    await phone.getByLabel('Phone number').fill('+14155552671');
    await endSession(page);
    await phone.getByRole('button', { name: 'Send Code' }).click();
  },
};

const IN_CHAT: Record<string, Save> = {
  'a report': async (page) => {
    await press(page, 'Safety', 'Report Ben');
    await page.getByLabel('Fake profile').check();
    await endSession(page);
    await press(page, 'Send report');
  },
  'a block': async (page) => {
    await press(page, 'Safety', 'Block Ben');
    await endSession(page);
    await press(page, 'Block');
  },
  'leaving the table': async (page) => {
    await press(page, 'Leave Match');
    await endSession(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave Match' }).click();
  },
};

const LOCATED = { geolocation: { latitude: 42.36, longitude: -71.06 }, permissions: ['geolocation'] };

for (const [what, save] of Object.entries(ON_HOME)) {
  test(`saving ${what} without a session leads to the sign-in page`, async ({
    town,
    openBrowser,
    forgive,
  }) => {
    forgive(/401/);
    const page = await openBrowser({ as: await town.member(), ...LOCATED });
    await page.goto('/');
    await save(page);
    await expectSignIn(page);
  });
}

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

for (const [what, save] of Object.entries(IN_CHAT)) {
  test(`${what} without a session leads to the sign-in page`, async ({ town, openBrowser, forgive }) => {
    forgive(/401/);
    const { matchId, people } = await town.table();
    const page = await openBrowser({ as: people[0] });
    await page.goto(`/chat/${matchId}`);
    await expect(page.getByRole('log')).toContainText('Tablemates System');
    await save(page);
    await expectSignIn(page);
  });
}
