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
  const profile = page.getByRole('dialog', { name: 'Ben' });
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

test('Back closes an open dialog, and one that was closed by its button or lost in a reload leaves nothing to go back through', async ({
  town,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await town.member() });
  await page.goto('/browse');
  await page.goto('/');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const password = page.getByRole('dialog', { name: 'Change my password' });
  const openSettings = async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(settings).toBeVisible();
  };
  await openSettings();
  await page.getByRole('button', { name: 'Change my password' }).click();
  await expect(password).toBeVisible();
  await page.evaluate('history.back()');
  await expect(password).toBeHidden();
  await expect(settings).toBeVisible();
  await page.evaluate('history.back()');
  await expect(settings).toBeHidden();
  await expect(page).toHaveURL('/');

  // A step in the history would abort the reload, which has no response before such a step had its time.
  await page.route('/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.continue();
  });
  await openSettings();
  await settings.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hi, Ada!' })).toBeVisible();
  await openSettings();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hi, Ada!' })).toBeVisible();
  await openSettings();
  await settings.getByRole('button', { name: 'Close' }).click();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Hi, Ada!' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/browse');
});
