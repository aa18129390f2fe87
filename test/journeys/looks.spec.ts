import { answerSurvey, createAccount } from '../support/browser/coming-in.js';
import { fillInRequest } from '../support/browser/asking.js';
import { expectGoodLooks } from '../support/browser/looks.js';
import { notice } from '../support/browser/notices.js';
import { expect, test } from '../support/browser/test.js';
import { aRequestBody } from '../support/http/a-table.js';

test.setTimeout(120_000);

test('the rooms of a visitor look well on every screen, light and dark', async ({ page }) => {
  await page.goto('/');
  await expectGoodLooks(page, 'the landing page');
  for (const path of ['/terms', '/privacy', '/no/such/place', '/chat']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodLooks(page, path);
  }
});

test('the entrance looks well in all its views, light and dark', async ({ page, product }) => {
  const nora = product.person();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectGoodLooks(page, 'signing in, with complaints');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expectGoodLooks(page, 'a forgotten password');
  await page.getByLabel('Email').fill(nora.email);
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expect(page.getByLabel('Reset code')).toBeVisible();
  await expectGoodLooks(page, 'a new password, with a notice');
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectGoodLooks(page, 'creating an account, with complaints');
  await createAccount(page, nora);
  await page.getByLabel('Verification code').fill('000000');
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(notice(page)).toContainText('Verification failed');
  await expectGoodLooks(page, 'a wrong code, with a notice');
});

test('the survey looks well, light and dark', async ({ town, openBrowser }) => {
  const page = await openBrowser({ as: await town.person().signUp() });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Favorite topic?' })).toBeVisible();
  await expectGoodLooks(page, 'a question');
  await page.getByLabel('Food').check();
  await expectGoodLooks(page, 'an answered question');
  await page.getByRole('button', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'What we offer' })).toBeVisible();
  await expectGoodLooks(page, 'the terms on top of the survey');
  await page.getByRole('button', { name: 'Close' }).click();
  await answerSurvey(page);
  await expect(notice(page)).toBeVisible();
  await expectGoodLooks(page, 'home for the first time');
});

test('home and its dialogs look well, light and dark', async ({ town, openBrowser }) => {
  const ada = await town.member();
  const page = await openBrowser({ as: ada });
  await page.goto('/matches');
  await expect(page.getByText('No matches yet')).toBeVisible();
  await expectGoodLooks(page, 'no matches');
  await page.goto('/chat');
  await expect(page.getByText('No active matches yet')).toBeVisible();
  await expectGoodLooks(page, 'no chat');

  await page.goto('/');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByRole('button', { name: 'Reading' }).click();
  await expectGoodLooks(page, 'editing the profile');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Add your location' }).click();
  await page.getByRole('combobox').pressSequentially('Cambr');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectGoodLooks(page, 'suggestions of places');
  await page.getByRole('button', { name: 'Close' }).click();

  await ada.expect('POST', '/api/matching-request', 200, aRequestBody());
  await page.reload();
  await expect(page.getByText('Searching...')).toBeVisible();
  await expect(page.getByText('Finding Your Group')).toBeVisible();
  await expectGoodLooks(page, 'searching');
  const request = await fillInRequest(page, 'Restaurant Group');
  await expectGoodLooks(page, 'the request dialog');
  await request.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('dialog', { name: 'Existing Request Found' })).toBeVisible();
  await expectGoodLooks(page, 'an existing request');
  await page.getByRole('button', { name: 'Keep Current Request' }).click();
  await page.goto('/matches');
  await expect(page.getByText('Finding Your Group')).toBeVisible();
  await expectGoodLooks(page, 'searching, among the matches');
});

test('a table and its chat look well, light and dark', async ({ town, openBrowser }) => {
  const { matchId, people } = await town.table();
  const page = await openBrowser({ as: people[0]! });
  await page.goto('/');
  await expect(page.getByText('Match Found')).toBeVisible();
  await expectGoodLooks(page, 'home with a match');
  await page.goto('/matches');
  await expect(page.getByText('Table of 5')).toBeVisible();
  await expectGoodLooks(page, 'the matches');

  await page.goto(`/chat/${matchId}`);
  const bens = await (await people[1]!.connect()).joins(matchId);
  bens.say({ type: 'chat_message', matchId, userId: 0, message: 'averyveryverylongword'.repeat(8) });
  await expect(page.getByRole('log')).toContainText('averyveryverylongword');
  bens.close();
  await page.getByLabel('Message', { exact: true }).fill('Hello!');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sending...')).toBeHidden();
  await expectGoodLooks(page, 'the chat');
  await page.getByRole('button', { name: 'Add an emoji' }).click();
  await expectGoodLooks(page, 'the emoji');
  await page.keyboard.press('Escape');
  await page.getByText('Meetup details').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page)).toContainText('Location Required');
  await expectGoodLooks(page, 'the meetup details, with a complaint');
  await notice(page).getByRole('button', { name: 'Close notification' }).click();
  await page.getByRole('button', { name: /^Ben, open profile/ }).click();
  await expect(page.getByRole('dialog').getByText('No bio yet.')).toBeVisible();
  await expectGoodLooks(page, "a table-mate's profile");
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await expectGoodLooks(page, 'the menu');
  await page.getByRole('menuitem', { name: 'Cancel Meeting' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectGoodLooks(page, 'the question before cancelling');
});
