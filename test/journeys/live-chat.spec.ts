import type { Page } from '@playwright/test';
import { log, openChat } from '../support/browser/chat.js';
import { signIn } from '../support/browser/registration.js';
import { pauseClock } from '../support/browser/pause-clock.js';
import { notice } from '../support/browser/toasts.js';
import { followPath } from '../support/browser/follow-path.js';
import { expect, test } from '../support/browser/test.js';

const draftOf = (page: Page) => page.getByLabel('Message', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

test('messages written offline are sent, and missed ones are received', async ({
  product,
  town,
  openBrowser,
  forgive,
}) => {
  const { matchId, people } = await town.table();
  const [ada, ben] = people;
  const page = await openBrowser({ as: ada!, overLine: true });
  await openChat(page, matchId);
  const bens = await (await ben!.connect()).joinRoom(matchId);
  forgive(/net::ERR_|WebSocket connection to/);

  product.line.stopForwarding();
  await draftOf(page).fill('Is this thing on?');
  await send(page).click();
  await expect(log(page)).toContainText('Sending...');
  product.line.disconnect();
  await expect(page.getByText('Reconnecting...')).toBeVisible();
  await draftOf(page).fill('A thought in the tunnel');
  await expect(send(page)).toBeDisabled();
  await draftOf(page).press('Enter');
  await expect(draftOf(page)).toHaveValue('A thought in the tunnel');
  bens.send({ type: 'chat_message', matchId, userId: ben!.id, message: 'Ada, are you there?' });
  await bens.waitFor('message_sent');

  product.line.reconnect();
  // The event of a reconnected browser; without it the page would retry after up to half a minute.
  await page.evaluate("window.dispatchEvent(new Event('online'))");
  await expect(page.getByText('Reconnecting...')).toBeHidden();
  await expect(log(page)).toContainText('Ada, are you there?');
  await expect(page.getByText('Sending...')).toBeHidden();
  await expect(log(page).getByText('Is this thing on?')).toHaveCount(1);
  await bens.waitFor('new_message', ({ message }) => JSON.stringify(message).includes('Is this thing on?'));
  await expect(draftOf(page)).toHaveValue('A thought in the tunnel');
  await send(page).click();
  await bens.waitFor('new_message', ({ message }) => JSON.stringify(message).includes('in the tunnel'));
  await expect(draftOf(page)).toHaveValue('');
  bens.close();
});

test('logging out in one window ends the chat in the other, which is restored after signing in', async ({
  town,
  openBrowser,
}) => {
  const { matchId, people } = await town.table();
  const ada = people[0]!;
  const chat = await openBrowser({ as: ada });
  await chat.clock.install();
  const opened = chat.waitForEvent('websocket');
  await openChat(chat, matchId);
  const closed = (await opened).waitForEvent('close');
  const home = await openBrowser({ as: ada });
  await home.goto('/');
  await pauseClock(chat);
  await home.getByRole('button', { name: 'Log out' }).click();
  await expect(notice(home)).toContainText('Logged out');

  await closed;
  await chat.clock.runFor(400);
  await expect(notice(chat)).toContainText('You are logged out. Logging in again...');
  await expect(chat).toHaveURL(`/chat/${matchId}`);
  await chat.clock.runFor(100);
  await expect(chat).toHaveURL(`/auth?returnTo=${encodeURIComponent(`/chat/${matchId}`)}`);
  await chat.clock.resume();
  await signIn(chat, ada.username, ada.password);
  await expect(chat).toHaveURL(`/chat/${matchId}`);
  await expect(log(chat)).toContainText('Tablemates System');
});

test('a user who logs out sees only that notice, even when the socket is closed before the response, and their meeting note is gone', async ({
  town,
  openBrowser,
}) => {
  const { matchId, people } = await town.table();
  const ada = people[0]!;
  const page = await openBrowser({ as: ada });
  const opened = page.waitForEvent('websocket');
  await openChat(page, matchId);
  const socket = await opened;
  const line = page.getByRole('button', { name: /^Where & when/ });
  await line.click();
  await page.getByLabel('Location').fill('The bakery by the bridge');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page)).toContainText('Details Saved');

  await followPath(page, '/');
  await page.route('**/api/logout', async (route) => {
    const closed = socket.waitForEvent('close');
    const response = await route.fetch();
    await closed;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(notice(page)).toContainText('Logged out');
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await followPath(page, '/auth');
  await signIn(page, ada.email, ada.password);
  await page.getByRole('link', { name: 'Join Chat' }).click();
  await expect(log(page)).toContainText('Tablemates System');
  await line.click();
  await expect(page.getByLabel('Location')).toHaveValue('');
});

test('a session that was ended elsewhere is detected on every screen', async ({
  town,
  openBrowser,
  forgive,
}) => {
  const ada = await town.member();
  const page = await openBrowser({ as: ada });
  // Where the session ends before the socket opens, the handshake fails until a poll detects it.
  forgive(/WebSocket connection to .* failed: HTTP Authentication failed/);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Hi, Ada!' })).toBeVisible();
  await ada.expect('POST', '/api/logout', 200);
  await expect(page).toHaveURL('/auth');
});
