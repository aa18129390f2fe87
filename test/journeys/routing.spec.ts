import { signIn } from '../support/browser/registration.js';
import { expect, test } from '../support/browser/test.js';
import type { APerson } from '../support/http/a-person.js';

test('a link to a chat leads a visitor over the sign-in to the chat, where a click on a member opens their profile', async ({
  page,
  town,
}) => {
  const { matchId, people } = await town.table();
  const [ada, ben] = people as [APerson, APerson];
  await ben.expect('PUT', '/api/profile', 200, { bio: 'Will talk about maps.', interests: ['travel'] });
  await page.goto(`/chat/${matchId}`);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in to continue' }).click();
  await signIn(page, ada.username, ada.password);
  await expect(page).toHaveURL(`/chat/${matchId}`);
  await expect(page.getByRole('heading', { name: 'Group Chat' })).toBeVisible();

  const member = page.getByRole('list', { name: 'At this table' }).getByRole('button', { name: /^Ben/ });
  let requests = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api/user/profile/${ben.id}`) requests += 1;
  });
  await member.click();
  const profile = page.getByRole('dialog');
  await expect(profile.getByText('Ben', { exact: true })).toBeVisible();
  await expect(profile.getByText('Medium Trust · 40/100')).toBeVisible();
  await expect(profile.getByText('Will talk about maps.')).toBeVisible();
  await expect(profile.getByText('Travel')).toBeVisible();
  await expect(profile).not.toContainText(ben.email);
  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  await expect(member).toBeFocused();

  await member.click();
  await expect(profile.getByText('Medium Trust · 40/100')).toBeVisible();
  expect(requests).toBe(1);
});

test('before the survey is answered, every path shows the survey, which can be left by logging out', async ({
  town,
  openBrowser,
}) => {
  const nora = await town.person().signUp({ firstName: 'Nora' });
  const page = await openBrowser({ as: nora });
  await page.goto('/chat/1');
  await expect(page.getByRole('heading', { name: 'Favorite topic?' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect(page.context().cookies()).resolves.toEqual([]);
});
