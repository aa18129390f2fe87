import type { Page } from '@playwright/test';
import { pauseClock } from '../support/browser/pause-clock.js';
import { expectNotice, notice } from '../support/browser/toasts.js';
import { expect, type OpenBrowser, test } from '../support/browser/test.js';
import type { SeatedTable } from '../support/http/a-table.js';

/** The browsers of two members of the match, with its chat open. */
function openChatOfTwo(openBrowser: OpenBrowser, { matchId, people }: SeatedTable): Promise<Page[]> {
  return Promise.all(
    people.slice(0, 2).map(async (person) => {
      const page = await openBrowser({ as: person });
      await page.clock.install();
      await page.goto(`/chat/${matchId}`);
      await expect(page.getByRole('log')).toContainText('Tablemates System');
      await expect(page.getByText('Reconnecting...')).toBeHidden();
      return page;
    }),
  );
}

test('a member who leaves goes home immediately, and the others are notified', async ({
  town,
  openBrowser,
}) => {
  const table = await town.table();
  const [ada, ben] = (await openChatOfTwo(openBrowser, table)) as [Page, Page];
  await ada.getByRole('button', { name: 'Leave Match' }).click();
  const sure = ada.getByRole('alertdialog');
  await sure.getByRole('button', { name: 'Stay' }).click();
  await expect(sure).toBeHidden();
  await ada.getByRole('button', { name: 'Leave Match' }).click();
  await sure.getByRole('button', { name: 'Leave Match' }).click();

  await expect(ada).toHaveURL('/');
  await expect(notice(ada)).toContainText('Left Match');
  await expect(ada.getByText('Ready to Meet New People')).toBeVisible();
  await expectNotice(ben, 'Participant Left', 'Ada left.');
  await expect(ben.getByRole('list', { name: 'At this table' }).getByRole('button')).toHaveCount(3);
  await ada.goto(`/chat/${table.matchId}`);
  await expectNotice(ada, 'Match Ended', 'This match is no longer available. Returning to home.');
  await expect(ada).toHaveURL('/');
});

test('a match that one member cancels is closed for all of them', async ({ town, openBrowser }) => {
  const table = await town.table();
  const [ada, ben] = (await openChatOfTwo(openBrowser, table)) as [Page, Page];
  const chat = `/chat/${table.matchId}`;
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
