import type { Page } from '@playwright/test';
import { expectNotice } from '../support/browser/notices.js';
import { answer, endSessionUnnoticed } from '../support/browser/refusing.js';
import { expect, type OpenBrowser, test } from '../support/browser/test.js';
import type { Town } from '../support/browser/town.js';

const SERVER_FAULTS = /status of 5\d\d/;
const OOPS = { status: 500, json: { message: 'The door is jammed' } };

async function inAChat(
  town: Town,
  openBrowser: OpenBrowser,
): Promise<{ page: Page; matchId: number; path: string }> {
  const { matchId, people } = await town.table();
  const page = await openBrowser({ as: people[0]! });
  await page.goto(`/chat/${matchId}`);
  await expect(page.getByRole('log')).toContainText('Tablemates System');
  return { page, matchId, path: `/api/matches/${matchId}` };
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave Match' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave Match' }).click();
}

async function cancelMeeting(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Cancel Meeting' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Meeting' }).click();
}

test('whoever cannot leave is told so and stays', async ({ town, openBrowser, forgive }) => {
  const { page, matchId, path } = await inAChat(town, openBrowser);
  forgive(SERVER_FAULTS);
  await answer(page, 'DELETE', `${path}/leave`, OOPS);
  await leave(page);
  await expectNotice(page, 'Error', 'Failed to leave match. Please try again.');
  await expect(page).toHaveURL(`/chat/${matchId}`);
  await expect(page.getByRole('log')).toContainText('Tablemates System');
});

test('whoever cannot call the meeting off is told so and stays', async ({ town, openBrowser, forgive }) => {
  const { page, matchId, path } = await inAChat(town, openBrowser);
  forgive(SERVER_FAULTS);
  await answer(page, 'DELETE', path, OOPS);
  await cancelMeeting(page);
  await expectNotice(page, 'Error', 'Failed to cancel meeting. Please try again.');
  await expect(page).toHaveURL(`/chat/${matchId}`);
});

for (const [what, act, suffix] of [
  ['leaves', leave, '/leave'],
  ['calls off', cancelMeeting, ''],
] as const) {
  test(`whoever ${what} a table that is gone is told so and is home`, async ({ town, openBrowser }) => {
    const { page, path } = await inAChat(town, openBrowser);
    await answer(page, 'DELETE', path + suffix, { status: 404, json: { message: 'Not found' } });
    await act(page);
    await expectNotice(page, 'Match Ended', 'This match is no longer available. Returning to home.');
    await expect(page).toHaveURL('/');
  });

  test(`whoever ${what} a table after the session has ended is sent to the login page`, async ({
    town,
    openBrowser,
  }) => {
    const { page, matchId } = await inAChat(town, openBrowser);
    await endSessionUnnoticed(page);
    await act(page);
    await expectNotice(page, 'Unauthorized', 'You are logged out. Logging in again...');
    await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(`/chat/${matchId}`)}`);
  });
}
