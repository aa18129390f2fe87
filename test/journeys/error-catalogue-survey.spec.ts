import { answerSurvey } from '../support/browser/coming-in.js';
import { expectNotice } from '../support/browser/notices.js';
import { answer, endSessionUnnoticed } from '../support/browser/refusing.js';
import { expect, test } from '../support/browser/test.js';

test('answers that could not be saved stay on the third question for another try', async ({
  town,
  openBrowser,
  forgive,
}) => {
  const nora = await town.person().signUp({ firstName: 'Nora' });
  const page = await openBrowser({ as: nora });
  forgive(/status of 500/);
  await answer(page, 'POST', '/api/survey', { status: 500, json: { message: 'The pen is dry' } });
  await page.goto('/');
  await answerSurvey(page);
  await expectNotice(page, 'Error', 'Failed to save your preferences. Please try again.');
  await expect(page.getByText('Question 3 of 3')).toBeVisible();
  await expect(page.getByLabel('Chill')).toBeChecked();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Complete Survey' }).click();
  await expectNotice(page, 'Welcome to Tablemates', 'Preferences saved');
  await expect(page.getByRole('heading', { name: 'Hi, Nora!' })).toBeVisible();
});

test('whoever answers after the session has ended is sent to the sign-in page', async ({
  town,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await town.person().signUp({ firstName: 'Nora' }) });
  await page.goto('/');
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await endSessionUnnoticed(page);
  await answerSurvey(page);
  await expectNotice(page, 'Unauthorized', 'Please log in again.');
  await expect(page).toHaveURL('/auth');
});
