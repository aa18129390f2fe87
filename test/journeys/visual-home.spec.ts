import { followPath } from '../support/browser/follow-path.js';
import { failAt, delayResponses } from '../support/browser/alter-response.js';
import { expectNoFlawsInState } from '../support/browser/visual-checks.js';
import { expect, test } from '../support/browser/test.js';

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
