import { saturdayOnScreen } from '../support/browser/request-dialog.js';
import { answerSurvey, createAccount } from '../support/browser/registration.js';
import { KeyboardOnly } from '../support/browser/keyboard-only.js';
import { expectNotice } from '../support/browser/toasts.js';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.js';
import type { Town } from '../support/browser/town.js';
import type { APerson } from '../support/http/a-person.js';
import { aRequestBody } from '../support/http/a-table.js';

const HERE = { latitude: 42.28, longitude: -83.74 };
const LOCATED = { permissions: ['geolocation'], geolocation: HERE };

/** One user short of a match. */
async function fourRequests(town: Town, location?: typeof HERE): Promise<APerson[]> {
  const people = await Promise.all(['Mateo', 'Priya', 'Jonas', 'Wren'].map((name) => town.member(name)));
  if (location) {
    const body = { location: 'Ann Arbor, MI', ...location };
    for (const person of people) await person.expect('PATCH', '/api/user/location', 200, body);
  }
  for (const person of people) await person.expect('POST', '/api/matching-request', 200, aRequestBody());
  return people;
}

/** Counts taps, also over a reload. The keyboard's Next key, and not a tap, leads from field to field. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  const count = 'sessionStorage.taps = Number(sessionStorage.taps ?? 0) + 1';
  await page.addInitScript(`addEventListener('pointerdown', () => (${count}), true)`);
  return () => page.evaluate<number>('Number(sessionStorage.taps)');
}

test('a new user signs up, opens a request, is matched with four others in at most 14 taps and chats with them', async ({
  product,
  town,
  openBrowser,
}) => {
  const others = await fourRequests(town, HERE);
  const nora = product.person();
  const page = await openBrowser(LOCATED);
  const taps = await countTaps(page);

  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await page.getByLabel('First name').click();
  await createAccount(page, nora, 'Nora');
  await expectNotice(page, 'Registration started', 'Check your email for verification code');
  await page.getByLabel('Verification code').fill(await product.codeFor(nora.email));

  await expectNotice(page, 'Email verified', 'Welcome to Tablemates');
  await answerSurvey(page);
  await expectNotice(page, 'Welcome to Tablemates', 'Preferences saved');
  await expect(page.getByRole('heading', { name: 'Hi, Nora!' })).toBeVisible();
  await expect(page.getByText('Ready to Meet New People')).toBeVisible();

  await page.getByRole('button', { name: 'Cafe Group' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Cafe' })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Submit Request' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Use Current Location' }).click();
  await expect(dialog.getByRole('button', { name: 'Use Current Location' })).toBeHidden();
  await dialog.getByLabel(saturdayOnScreen(), { exact: true }).check();
  await dialog.getByLabel('1:00 PM (Lunch)').check();
  await dialog.getByRole('button', { name: 'Submit Request' }).click();

  await expect(page).toHaveURL('/matches');
  await expect(page.getByText('Table of 5')).toBeVisible();
  expect(await taps()).toBeGreaterThan(10);
  expect(await taps()).toBeLessThanOrEqual(14);
  await page.getByRole('link', { name: 'Start Group Chat' }).click();

  await expect(page).toHaveURL(/\/chat\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Group Chat' })).toBeVisible();
  const log = page.getByRole('log');
  await expect(log).toContainText('Tablemates System');

  const priyas = await openBrowser({ as: others[1] });
  await priyas.goto('/');
  await priyas.getByRole('link', { name: 'Join Chat' }).click();
  await expect(priyas.getByRole('log')).toContainText('Tablemates System');
  await page.getByLabel('Message', { exact: true }).fill('Hello, I am Nora!');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(priyas.getByRole('log')).toContainText('Hello, I am Nora!');
  await priyas.getByLabel('Message', { exact: true }).fill('Hi Nora, see you on Saturday.');
  await priyas.getByLabel('Message', { exact: true }).press('Enter');
  await expect(log).toContainText('Hi Nora, see you on Saturday.');
});

test('a keyboard user goes from the landing page to a sent message', async ({ page, product, town }) => {
  await fourRequests(town);
  const nora = product.person();
  const keys = new KeyboardOnly(page);

  await page.goto('/');
  await keys.press('Enter', page.getByRole('link', { name: 'Get Started' }));
  await expect(page.getByRole('tab', { name: 'Create Account', selected: true })).toBeVisible();
  await keys.type('Nora', page.getByLabel('First name'));
  await keys.type('Lind', page.getByLabel('Last name'));
  await keys.type(nora.username, page.getByLabel('Username', { exact: true }));
  await keys.type(nora.email, page.getByLabel('Email'));
  await keys.type(nora.password, page.getByLabel('Password', { exact: true }));
  await keys.type(nora.password, page.getByLabel('Confirm password'));
  await keys.press('ArrowDown', page.getByLabel('Month'));
  await expect(page.getByLabel('Month')).toHaveValue('2');
  await keys.press('Enter', page.getByRole('button', { name: 'Create Account' }));

  await expect(page.getByLabel('Verification code')).toBeFocused();
  await page.keyboard.type(await product.codeFor(nora.email));

  for (const [question, favorite] of [
    ['Favorite topic?', 'Travel'],
    ['Music genre?', 'Pop'],
    ['Your vibe?', 'Outgoing'],
  ] as const) {
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    await keys.press('Space', page.getByLabel(favorite));
    await page.keyboard.press('ArrowDown');
    await keys.press('Enter', page.getByRole('button', { name: /^(Next|Complete Survey)$/ }));
  }

  await keys.press('Enter', page.getByRole('button', { name: 'Cafe Group' }));
  const dialog = page.getByRole('dialog', { name: 'Find a table' });
  await keys.press('Space', dialog.getByLabel(saturdayOnScreen(), { exact: true }));
  await keys.press('Space', dialog.getByLabel('1:00 PM (Lunch)'));
  await keys.press('ArrowRight', dialog.getByRole('slider', { name: 'Maximum distance' }));
  await expect(dialog.getByText('11 miles')).toBeVisible();
  await keys.press('ArrowLeft', dialog.getByRole('slider', { name: 'Oldest age' }));
  await expect(dialog.getByText('18 – 58')).toBeVisible();
  await keys.press('Enter', dialog.getByRole('button', { name: 'Submit Request' }));

  await keys.press('Enter', page.getByRole('link', { name: 'Start Group Chat' }));
  await keys.type('No mouse was harmed.', page.getByLabel('Message', { exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('No mouse was harmed.');
  await expect(page.getByText('Sending...')).toBeHidden();
});
