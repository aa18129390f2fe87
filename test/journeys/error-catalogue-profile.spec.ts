import type { Locator, Page, Route } from '@playwright/test';
import { expectNotice, notice } from '../support/browser/notices.js';
import { answer, answerWithoutAWord, endSessionUnnoticed } from '../support/browser/refusing.js';
import { expect, test } from '../support/browser/test.js';

const SERVER_FAULTS = /status of 5\d\d/;
const OOPS = { status: 500, json: { message: 'The pen is dry' } };

async function editProfile(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Edit profile' }).click();
  return page.getByRole('dialog', { name: 'Edit Profile' });
}

async function setLocation(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add your location' }).click();
  return page.getByRole('dialog', { name: 'Set Your Location' });
}

/** Nothing comes back from the address until the returned function is called; then, what `end` gives. */
async function hold(page: Page, address: string, end: (route: Route) => Promise<void>): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await held;
    await end(route);
  });
  return letGo;
}

async function expectSignInPage(page: Page): Promise<void> {
  await expectNotice(page, 'Unauthorized', 'Please log in again.');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
}

test('a profile that could not be saved is told, and what was written stays for another try', async ({
  town,
  openBrowser,
  forgive,
}) => {
  const page = await openBrowser({ as: await town.member() });
  forgive(SERVER_FAULTS);
  await answer(page, 'PUT', '/api/profile', OOPS);
  await page.goto('/');
  const dialog = await editProfile(page);
  await dialog.getByLabel('Bio').fill('Bakes on Sundays.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'Error', 'Failed to update profile. Please try again.');
  await expect(dialog.getByLabel('Bio')).toHaveValue('Bakes on Sundays.');
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page)).toContainText('Profile Updated!');
});

test('a location that could not be saved is told, and what was written stays for another try', async ({
  town,
  openBrowser,
  forgive,
}) => {
  const page = await openBrowser({ as: await town.member() });
  forgive(SERVER_FAULTS);
  await answer(page, 'PATCH', '/api/user/location', OOPS);
  await page.goto('/');
  const dialog = await setLocation(page);
  await dialog.getByRole('combobox').fill('Boston');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'Error', 'Failed to update location. Please try again.');
  await expect(dialog.getByRole('combobox')).toHaveValue('Boston');
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page)).toContainText('Location Updated');
});

test('whoever saves a profile after the session has ended is sent to the sign-in page', async ({
  town,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await town.member() });
  await page.goto('/');
  const dialog = await editProfile(page);
  await endSessionUnnoticed(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectSignInPage(page);
});

test('whoever saves a location after the session has ended is sent to the sign-in page', async ({
  town,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await town.member() });
  await page.goto('/');
  const dialog = await setLocation(page);
  await dialog.getByRole('combobox').fill('Bosto');
  await dialog
    .getByRole('option', { name: /^Boston/ })
    .first()
    .click();
  await endSessionUnnoticed(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectSignInPage(page);
});

test('an answer that comes late does not send anybody there a second time', async ({ town, openBrowser }) => {
  const page = await openBrowser({ as: await town.member() });
  await page.clock.install();
  const search = '**/api/geocode/search?*';
  const letSearchEnd = await hold(page, search, (route) =>
    route.fulfill({ status: 401, json: { message: 'Please sign in' } }),
  );
  const letSignInPageCome = await hold(page, '**/assets/AuthPage-*.js', (route) => route.continue());
  await answer(page, 'PATCH', '/api/user/location', { status: 401, json: { message: 'Please sign in' } });
  await page.goto('/');
  const dialog = await setLocation(page);
  const asked = page.waitForRequest(search);
  await dialog.getByRole('combobox').fill('Boston');
  await asked;
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/auth');

  const answered = page.waitForResponse(search);
  letSearchEnd();
  await (await answered).finished();
  // By the time this is answered, the page has read what came before.
  await page.evaluate("fetch('/healthz').then(() => undefined)");
  letSignInPageCome();
  await page.clock.runFor(1_000);
  await expectSignInPage(page);
});

test('a browser that knows no places says so to whoever asks where they are', async ({
  town,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await town.member() });
  await page.addInitScript('delete Navigator.prototype.geolocation');
  await page.goto('/');
  const dialog = await setLocation(page);
  await dialog.getByRole('button', { name: 'Use Current Location' }).click();
  await expectNotice(page, 'Location Not Supported', "Your browser doesn't support location detection.");
});

test('in the middle of the ocean one is asked to type an address', async ({ town, openBrowser }) => {
  const page = await openBrowser({
    as: await town.member(),
    permissions: ['geolocation'],
    geolocation: { latitude: -48.88, longitude: -123.39 },
  });
  await page.goto('/');
  const dialog = await setLocation(page);
  await dialog.getByRole('button', { name: 'Use Current Location' }).click();
  await expectNotice(page, 'Detection Failed', 'Could not determine your address. Please enter it manually.');
  await expect(dialog.getByRole('button', { name: 'Use Current Location' })).toBeEnabled();
});

test('a seat that cannot be had is told with the reason, or that it failed', async ({
  town,
  openBrowser,
  forgive,
}) => {
  const { id, title } = await town.meetup({ title: 'Waffles at noon' });
  const ada = await town.member();
  const join = `/api/meetups/${id}/join`;
  const page = await openBrowser({ as: ada });
  forgive(SERVER_FAULTS);
  await answer(page, 'POST', join, { status: 500, json: { message: 'The chair is broken' } });
  await page.goto(`/browse?meetup=${id}`);
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Join This Meetup' }).click();
  await expectNotice(page, 'Error', 'The chair is broken');

  const wordless = await openBrowser({ as: ada });
  await answerWithoutAWord(wordless, 'POST', join);
  await wordless.goto(`/browse?meetup=${id}`);
  await wordless
    .getByRole('dialog', { name: title })
    .getByRole('button', { name: 'Join This Meetup' })
    .click();
  await expectNotice(wordless, 'Error', 'Failed to join meetup');
});
