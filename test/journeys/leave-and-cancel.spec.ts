import type { Page } from '@playwright/test';
import { expectNotice, notice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';
import { pauseClock } from '../support/browser/pause-clock.js';
import { openChat, sendMessage } from '../support/browser/chat.js';

test('a message that is deleted disappears for the others too, and a member who leaves goes home at once, of which the others are notified', async ({
  town,
  openBrowser,
}) => {
  const { matchId, people } = await town.table();
  const [ada, ben] = await Promise.all([openBrowser({ as: people[0] }), openBrowser({ as: people[1] })]);
  for (const page of [ada, ben]) await openChat(page, matchId);
  await sendMessage(ada, 'Nobody saw this');
  await expect(ben.getByRole('log')).toContainText('Nobody saw this');
  await ada.getByRole('log').getByText('Nobody saw this').click();
  await ada.getByRole('button', { name: 'Delete message' }).click();
  const sure = ada.getByRole('alertdialog');
  await sure.getByRole('button', { name: 'Delete message' }).click();
  for (const page of [ada, ben]) {
    await expect(page.getByRole('log')).toContainText('Message deleted');
    await expect(page.getByRole('log')).not.toContainText('Nobody saw this');
  }

  await ada.getByRole('button', { name: 'Leave Match' }).click();
  await sure.getByRole('button', { name: 'Stay' }).click();
  await expect(sure).toBeHidden();
  await ada.getByRole('button', { name: 'Leave Match' }).click();
  await sure.getByRole('button', { name: 'Leave Match' }).click();

  await expect(ada).toHaveURL('/');
  await expect(notice(ada)).toContainText('Left Match');
  await expect(ada.getByText('Ready to Meet New People')).toBeVisible();
  await expectNotice(ben, 'Participant Left', 'Ada left.');
  await expect(ben.getByRole('list', { name: 'At this table' }).getByRole('button')).toHaveCount(3);
  await ada.goto(`/chat/${matchId}`);
  await expectNotice(ada, 'Match Ended', 'This match is no longer available. Returning to home.');
  await expect(ada).toHaveURL('/');
});

test('a match that one member cancels is closed for all of them', async ({ town, openBrowser }) => {
  const { matchId, people } = await town.table();
  const [ada, ben] = await Promise.all([openBrowser({ as: people[0] }), openBrowser({ as: people[1] })]);
  for (const page of [ada, ben]) {
    await page.clock.install();
    await openChat(page, matchId);
  }
  const chat = `/chat/${matchId}`;
  const told = frame(ben, 'match_cancelled');
  await ben.reload();
  await expect(ben.getByRole('log')).toContainText('Tablemates System');
  await ada.getByRole('button', { name: 'More' }).click();
  await ada.getByRole('menuitem', { name: 'Cancel Meeting' }).click();
  await pauseClock(ben);
  await pauseClock(ada);
  const answered = ada.waitForResponse((response) => response.request().method() === 'DELETE');
  await ada.getByRole('alertdialog').getByRole('button', { name: 'Cancel Meeting' }).click();

  await told;
  await ben.clock.runFor(400);
  await expect(notice(ben)).toContainText('Meeting Cancelled');
  await ben.clock.runFor(1_000);
  await expect(ben).toHaveURL(chat);
  await ben.clock.runFor(200);
  await expect(ben).toHaveURL('/');

  await (await answered).finished();
  await ada.clock.runFor(400);
  await expect(notice(ada)).toContainText('Meeting Cancelled');
  await ada.clock.runFor(1_500);
  await expect(ada).toHaveURL(chat);
  await ada.clock.runFor(500);
  await expect(ada).toHaveURL('/');
  await expect(notice(ada)).toContainText('Meeting Cancelled');
});

/** Resolves when the page receives a frame of this type over a socket opened later. */
async function frame(page: Page, type: string): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes(`"${type}"`));
}
