import { aRequestBody, aSaturday } from '../support/http/a-table.js';
import { dateLabel } from '../../src/domain/shared/saturday.js';
import { answerSurvey, createAccount } from '../support/browser/coming-in.js';
import { expectNotice } from '../support/browser/notices.js';
import { expect, test } from '../support/browser/test.js';

test('a stranger signs up, asks for a table, is seated with four others and talks to them', async ({
  page,
  product,
  town,
  openBrowser,
}) => {
  const others = await Promise.all(['Mateo', 'Priya', 'Jonas', 'Wren'].map((name) => town.member(name)));
  for (const other of others) await other.expect('POST', '/api/matching-request', 200, aRequestBody());
  const nora = product.person();

  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await createAccount(page, nora, 'Nora');
  await expectNotice(page, 'Registration started', 'Check your email for verification code');
  await page.getByLabel('Verification code').fill(await product.codeFor(nora.email));
  await page.getByRole('button', { name: 'Verify Email' }).click();

  await expectNotice(page, 'Email verified', 'Welcome to Tablemates');
  await answerSurvey(page);
  await expectNotice(page, 'Welcome to Tablemates', 'Preferences saved');
  await expect(page.getByRole('heading', { name: 'Hi, Nora!' })).toBeVisible();
  await expect(page.getByText('Ready to Meet New People')).toBeVisible();

  await page.getByRole('button', { name: 'Cafe Group' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Cafe' })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Submit Request' })).toBeDisabled();
  await dialog.getByLabel(dateLabel(aSaturday(), 'en-US')).check();
  await dialog.getByLabel('1:00 PM (Lunch)').check();
  await dialog.getByRole('button', { name: 'Submit Request' }).click();

  await expect(page).toHaveURL('/matches');
  await expect(page.getByText('Table of 5')).toBeVisible();
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
