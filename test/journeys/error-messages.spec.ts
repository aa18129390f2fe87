import { fillInRequest } from '../support/browser/request-dialog.js';
import { createAccount } from '../support/browser/registration.js';
import { expectNotice, notice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';

/*
 * The texts for each error are tested in the error tests of test/web-user and outages.test.tsx. Here the error comes
 * from the product itself, and the connection is really interrupted.
 */

const WITHOUT_SERVER = /net::ERR_|WebSocket connection to/;
const UNREACHABLE = "We can't reach Tablemates right now. Check your connection and try again.";

test.afterEach(({ product }) => product.line.reconnect());

test('a rejected registration shows the reason and keeps the input', async ({ page, town, product }) => {
  const ada = await town.member();
  const nora = product.person();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await createAccount(page, { username: ada.username, email: nora.email, password: nora.password });
  await expectNotice(page, 'Registration failed', 'This username is taken. Please choose another one');
  await expect(page.getByLabel('Email')).toHaveValue(nora.email);
  await createAccount(page, nora);
  await expectNotice(page, 'Registration started', 'Check your email for verification code');
});

test('while the server is stopped, dialogs show an error and keep the input', async ({
  town,
  openBrowser,
  product,
  forgive,
}) => {
  const page = await openBrowser({ as: await town.member(), overLine: true });
  forgive(WITHOUT_SERVER);
  await page.goto('/');
  const request = await fillInRequest(page, 'Cafe Group', { time: '6:00 PM (Dinner)' });
  product.line.disconnect();
  await request.getByRole('button', { name: 'Submit Request' }).click();
  await expectNotice(page, 'Error', 'Failed to create matching request. Please try again.');
  await expect(request.getByText(UNREACHABLE)).toBeVisible();
  await expect(request.getByLabel('6:00 PM (Dinner)')).toBeChecked();
  product.line.reconnect();
  await request.getByRole('button', { name: 'Submit Request' }).click();
  await expect(notice(page)).toContainText('Looking for your perfect match!');
});
