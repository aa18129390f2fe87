import { signIn } from '../support/browser/registration.js';
import { expect, test } from '../support/browser/test.js';

test('a link to a chat redirects a visitor to the sign-in and back to the chat', async ({ page, town }) => {
  const { matchId, people } = await town.table();
  await page.goto(`/chat/${matchId}`);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in to continue' }).click();
  await signIn(page, people[0]!.username, people[0]!.password);
  await expect(page).toHaveURL(`/chat/${matchId}`);
  await expect(page.getByRole('heading', { name: 'Group Chat' })).toBeVisible();
});

test('signed-in routes redirect to home and signed-out routes to the sign-in', async ({
  page,
  town,
  openBrowser,
}) => {
  for (const door of ['/signup', '/login']) {
    await page.goto(door);
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  }
  const members = await openBrowser({ as: await town.member() });
  for (const door of ['/auth', '/signup', '/login']) {
    await members.goto(door);
    await expect(members).toHaveURL('/');
    await expect(members.getByRole('heading', { name: 'Hi, Ada!' })).toBeVisible();
  }
});

test('every route of a user renders a screen', async ({ town, openBrowser }) => {
  const { matchId, people } = await town.table();
  const page = await openBrowser({ as: people[0]!, permissions: [] });
  for (const [path, heading] of [
    ['/', 'Hi, Ada!'],
    ['/browse', 'Browse Meetups'],
    ['/matches', 'Your Matches'],
    ['/map', 'Nearby Restaurants & Cafes'],
    [`/chat/${matchId}`, 'Group Chat'],
    ['/chat', 'Group Chat'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await expect(page).toHaveURL(`/chat/${matchId}`);
});

test('an unknown path shows a message to visitors and users', async ({ page, town, openBrowser }) => {
  const members = await openBrowser({ as: await town.member() });
  for (const browser of [page, members]) {
    await browser.goto('/no/such/place');
    await expect(browser.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(browser.getByText('Hint: no route answers to /no/such/place.')).toBeVisible();
    await expect(browser.getByRole('link', { name: 'Sign in to continue' })).toBeHidden();
  }
});

test('before the survey is answered, every path shows the survey', async ({ page, town, openBrowser }) => {
  const nora = await town.person().signUp({ firstName: 'Nora' });
  const fresh = await openBrowser({ as: nora });
  for (const path of ['/', '/matches', '/chat/1', '/no/such/place']) {
    await fresh.goto(path);
    await expect(fresh.getByRole('heading', { name: 'Favorite topic?' })).toBeVisible();
  }
  await expect(fresh.getByRole('button', { name: 'Back' })).toBeDisabled();
  await expect(fresh.getByRole('button', { name: 'Next' })).toBeDisabled();
  await fresh.getByRole('button', { name: 'Log out' }).click();
  await expect(fresh.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect(page.context().cookies()).resolves.toEqual([]);
});
