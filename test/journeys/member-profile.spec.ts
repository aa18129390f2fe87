import { expect, test } from '../support/browser/test.js';

test('a click on a member opens their profile, which leads back to the chat', async ({
  town,
  openBrowser,
}) => {
  const { matchId, people } = await town.table();
  await people[1]!.expect('PUT', '/api/profile', 200, {
    bio: 'Will talk about maps.',
    interests: ['travel'],
  });
  const page = await openBrowser({ as: people[0]! });
  await page.goto(`/chat/${matchId}`);
  const ben = page.getByRole('list', { name: 'At this table' }).getByRole('button', { name: /^Ben/ });
  await ben.click();
  const profile = page.getByRole('dialog');
  await expect(profile.getByText('Ben', { exact: true })).toBeVisible();
  await expect(profile.getByText('Medium Trust · 40/100')).toBeVisible();
  await expect(profile.getByText('Will talk about maps.')).toBeVisible();
  await expect(profile.getByText('Travel')).toBeVisible();
  await expect(profile).not.toContainText(people[1]!.email);
  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  await expect(ben).toBeFocused();
});
