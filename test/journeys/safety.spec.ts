import type { Locator, Page } from '@playwright/test';
import { log, openChat, sendMessage } from '../support/browser/chat.js';
import { followPath } from '../support/browser/follow-path.js';
import { evaluateScript } from '../support/browser/evaluate-script.js';
import { signIn } from '../support/browser/registration.js';
import { KeyboardOnly } from '../support/browser/keyboard-only.js';
import { expectNoFlawsInState, expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { ADMIN } from '../support/browser/first-admin.js';
import { expectNotice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';
import type { APerson } from '../support/http/a-person.js';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function say(page: Page, text: string): Promise<void> {
  await sendMessage(page, text);
  await expect(log(page)).toContainText(text);
  await expect(page.getByText('Sending...')).toBeHidden();
}

async function sendReport(report: Locator, reason: string): Promise<void> {
  await report.getByLabel(reason).check();
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report).toBeHidden();
}

/** The open reports as the console lists them. */
async function reportsOf(staff: APerson): Promise<Array<Record<string, unknown>>> {
  const { body } = await staff.expect('GET', '/api/admin/reports', 200);
  return body as unknown as Array<Record<string, unknown>>;
}

async function aModerator(newPerson: () => APerson): Promise<APerson> {
  const staff = newPerson();
  await staff.expect('POST', '/api/admin/session', 200, ADMIN);
  return staff;
}

test('a keyboard user reports a message, two members and a meetup in dialogs without visual flaws, and each report has its kind', async ({
  town,
  product,
  openBrowser,
}) => {
  const { matchId, people } = await town.table();
  const { id: meetupId, title } = await town.meetup({ title: 'Loud dinner' });
  const [ada, ben] = people as [APerson, APerson];
  await ben.say(matchId, 'Look at my shop');
  const page = await openBrowser({ as: ada });
  await openChat(page, matchId);
  await page.getByRole('button', { name: 'Safety', exact: true }).click();
  await expect(dialog(page, 'Safety')).toBeVisible();
  await expectNoFlawsInState(page, 'the choice of a member');
  await page.getByRole('button', { name: 'Report Cleo' }).click();
  await sendReport(dialog(page, 'Report Cleo'), 'Spam or advertising');
  await expectNotice(page, 'Thank you for telling us', 'No one outside our team will know it was you.');
  await page.getByRole('button', { name: 'Block Ben' }).click();
  await expectNoFlawsInState(page, 'the confirmation of a block');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await dialog(page, 'Safety').getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page, 'Safety')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Safety', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Ben, open profile' }).click();
  await page.getByRole('button', { name: 'Report Ben' }).click();
  await expect(dialog(page, 'Report Ben')).toContainText('call your local emergency services first');
  await sendReport(dialog(page, 'Report Ben'), 'Fake profile');
  await expect(dialog(page, 'Ben').getByRole('button', { name: 'Report Ben' })).toBeFocused();
  await dialog(page, 'Ben').getByRole('button', { name: 'Close' }).click();

  const keys = new KeyboardOnly(page);
  const more = log(page).getByRole('button', { name: 'More about this message from Ben' });
  await keys.press('Enter', more);
  await expect(page.getByRole('menuitem', { name: 'Report message' })).toBeFocused();
  await expectNoFlawsInState(page, 'the menu of a message');
  await expect(page.getByRole('menuitem', { name: 'Report message' })).toBeFocused();
  await page.keyboard.press('Enter');
  const report = dialog(page, 'Report a message from Ben');
  await expect(report.getByText('Look at my shop')).toBeVisible();
  await expect(report).toContainText('Your report is anonymous');
  await keys.press('Enter', report.getByRole('button', { name: 'Send report' }));
  await expectNoVisualFlaws(page, 'a report without a reason');
  await keys.reach(report.getByLabel('Harassment or insults'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(report.getByLabel('Spam or advertising')).toBeChecked();
  await keys.type('A link in every message.', report.getByLabel(/^Tell us more/));
  await keys.press('Space', report.getByLabel('Block Ben too'));
  await keys.press('Enter', report.getByRole('button', { name: 'Send report' }));
  await expectNotice(page, 'Thank you for telling us', 'Ben is blocked.');
  await expect(log(page)).not.toContainText('Look at my shop');

  await followPath(page, `/browse?meetup=${meetupId}`);
  await dialog(page, title).getByRole('button', { name: 'Report this meetup' }).click();
  await sendReport(dialog(page, 'Report this meetup'), 'Something else');

  const staff = await aModerator(product.person);
  const mine = (await reportsOf(staff)).filter(({ by }) => (by as { id: number } | null)?.id === ada.id);
  expect(mine.map(({ kind, reason }) => `${String(kind)} ${String(reason)}`).sort()).toEqual([
    'meetup other',
    'message spam',
    'user fake_profile',
    'user spam',
  ]);
});

test('a block hides messages in both directions immediately, unblocking shows them again, and the match can be left', async ({
  town,
  openBrowser,
}) => {
  const { matchId, people } = await town.table();
  const [ada, ben] = people as [APerson, APerson];
  await ben.say(matchId, 'Ben was here');
  const page = await openBrowser({ as: ada });
  const bens = await openBrowser({ as: ben });
  await openChat(page, matchId);
  await openChat(bens, matchId);
  await say(page, 'Ada was here');
  await expect(log(page)).toContainText('Ben was here');
  await expect(log(bens)).toContainText('Ada was here');

  await log(page).getByRole('button', { name: 'More about this message from Ben' }).click();
  await page.getByRole('menuitem', { name: 'Block Ben' }).click();
  const question = page.getByRole('alertdialog', { name: 'Block Ben?' });
  await expect(question).toContainText("Ben won't be told");
  await question.getByRole('button', { name: 'Block' }).click();
  await expect(question).toBeHidden();
  await expectNotice(page, 'Ben is blocked', 'in your settings');
  await expect(log(page)).not.toContainText('Ben was here');
  await expect(log(bens)).not.toContainText('Ada was here');
  await say(bens, 'Ben goes on');
  await say(page, 'Ada goes on');
  await expect(log(page)).not.toContainText('Ben goes on');
  await expect(log(bens)).not.toContainText('Ada goes on');
  await expect(log(page).getByRole('region', { name: "You've blocked Ben." })).toContainText('you can leave');
  await expect(bens.getByText('blocked')).toHaveCount(0);
  await expectNoVisualFlaws(page, 'a match with a blocked user');
  await page.getByRole('button', { name: 'Ben, blocked, open profile' }).click();
  await expect(dialog(page, 'Ben').getByRole('button', { name: 'Unblock Ben' })).toBeVisible();
  await expectNoFlawsInState(page, 'the profile of a blocked user');

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await followPath(page, '/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Blocked people' }).click();
  await expect(dialog(page, 'Blocked people').getByRole('listitem')).toHaveCount(1);
  await expectNoFlawsInState(page, 'the blocked users');
  await dialog(page, 'Blocked people').getByRole('button', { name: 'Unblock Ben' }).click();
  await expect(dialog(page, 'Blocked people')).toContainText("You haven't blocked anyone");
  await expectNoFlawsInState(page, 'no blocked users');
  await followPath(page, `/chat/${matchId}`);
  await expect(log(page)).toContainText('Ben was here');
  await expect(log(page)).toContainText('Ben goes on');
  await expect(log(bens)).toContainText('Ada goes on');

  await ada.expect('POST', `/api/users/${ben.id}/block`, 200);
  await page.reload();
  await page.getByRole('button', { name: 'Leave Match' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave this match?' });
  await leaving.getByRole('button', { name: 'Leave Match' }).click();
  await expect(page).toHaveURL('/');
  await expectNotice(page, 'Left Match', 'Your seat is free');
});

test('a suspended user is signed out of the open chat, reads the reason at the sign-in, and appeals once', async ({
  town,
  product,
  openBrowser,
  forgive,
}) => {
  const { matchId, people } = await town.table();
  const [ada] = people as [APerson];
  const page = await openBrowser({ as: ada });
  await openChat(page, matchId);
  await page.getByLabel('Message', { exact: true }).fill('A thought of mine');
  forgive(/status of 40[0139]|WebSocket connection to/);

  const staff = await aModerator(product.person);
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const reason = 'You wrote to people who had asked you not to.';
  await staff.expect('POST', `/api/admin/users/${ada.id}/suspend`, 200, { until, reason });
  await expect(page).toHaveURL(/\/auth/);

  await signIn(page, ada.username, ada.password);
  await expect(page.getByRole('heading', { name: 'Your seat is on hold.' })).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText(/suspended until [A-Z][a-z]+day, /)).toBeVisible();
  await expect(page.locator('#notifications').getByRole('listitem')).toHaveCount(0);
  expect(await evaluateScript<string>(page, 'JSON.stringify(localStorage)')).not.toContain(
    'A thought of mine',
  );
  expect(await evaluateScript<number>(page, OFFLINE_ENTRY_COUNT)).toBe(0);
  await expectNoVisualFlaws(page, 'the screen of a suspended user');

  const keys = new KeyboardOnly(page);
  await keys.type('It was a mix-up.', page.getByLabel('Think this is a mistake?'));
  await keys.press('Enter', page.getByRole('button', { name: 'Send appeal' }));
  await expect(page.getByText(/^We got your appeal/)).toBeVisible();
  await expectNoFlawsInState(page, 'a sent appeal');
  await page.reload();
  await expect(page.getByText(/^We already have your appeal/)).toBeVisible();
  await keys.press('Enter', page.getByRole('button', { name: 'Log out' }));
  await expect(page).toHaveURL(/\/$/);
});

/** The number of responses in the offline data of this device. */
const OFFLINE_ENTRY_COUNT = `new Promise((resolve, reject) => {
  const asked = indexedDB.open('tablemates');
  asked.onerror = () => reject(asked.error);
  asked.onsuccess = () => {
    if (!asked.result.objectStoreNames.contains('kept')) return resolve(0);
    const count = asked.result.transaction('kept').objectStore('kept').count();
    count.onsuccess = () => resolve(count.result);
  };
})`;
