import { createModerator, DESK, openConsole } from '../support/browser/console.js';
import { followPath } from '../support/browser/follow-path.js';
import { pauseClock } from '../support/browser/pause-clock.js';
import { ADMIN } from '../support/browser/first-admin.js';
import {
  button,
  submitEvidence,
  passUndoTime,
  queueRow,
  idReviewStatus,
  undoNotice,
} from '../support/browser/moderators.js';
import { expect, test } from '../support/browser/test.js';
import { eventually } from '../support/eventually.js';
import { PHONE } from '../support/browser/visual-checks.js';
import type { APerson } from '../support/http/a-person.js';

test('a decision that fails to send can be sent again, and a queued one is sent when the moderator leaves the page or signs out', async ({
  town,
  openBrowser,
  forgive,
}) => {
  const people = ['Joe', 'Lea', 'Max'].map((firstName) => town.person().signUp({ firstName }));
  const [joe, lea, max] = (await Promise.all(people)) as [APerson, APerson, APerson];
  for (const person of [joe, lea, max]) await submitEvidence(person, 'id');
  const page = await openConsole(openBrowser, ADMIN, '/work');
  const chooseRejection = async (name: string) => {
    await button(queueRow(page, `ID: ${name} Byron`), 'Claim').click();
    await button(page, 'Reject').click();
    await page.getByLabel('Unreadable').check();
  };
  forgive(/ERR_FAILED/);
  await page.route('**/reject', (route) => route.abort());
  await chooseRejection('Joe');
  await button(page.getByRole('dialog'), 'Reject').click();
  const lost = undoNotice(page, /It wasn't saved: We can't reach the server/);
  await passUndoTime(page);
  await expect(lost.getByRole('alert')).toBeVisible();
  await page.unroute('**/reject');
  await button(lost, 'Send again').click();
  await expect(undoNotice(page, /Joe/)).toBeHidden();
  expect(await idReviewStatus(joe)).toBe('rejected');

  for (const [person, name, leave] of [
    [lea, 'Lea', () => page.goto('/admin/users')],
    [max, 'Max', () => button(page, 'Sign out').click()],
  ] as const) {
    await page.getByRole('link', { name: /^Queue/ }).click();
    await chooseRejection(name);
    await pauseClock(page);
    await button(page.getByRole('dialog'), 'Reject').click();
    await page.clock.runFor(1_000);
    await expect(undoNotice(page, new RegExp(name))).toBeVisible();
    await leave();
    await eventually(async () => (await idReviewStatus(person)) === 'rejected');
    await page.clock.resume();
  }
});

test('a claim appears in the queue of another moderator, with the reason why they cannot decide', async ({
  product,
  town,
  openBrowser,
}) => {
  const grace = await createModerator(product, ADMIN);
  const kim = await town.person().signUp({ firstName: 'Kim' });
  await submitEvidence(kim, 'id');
  await submitEvidence(grace, 'id');
  const admin = product.person();
  await admin.expect('POST', '/api/admin/session', 200, ADMIN);
  const graces = await openConsole(openBrowser, grace, '/work');
  const row = queueRow(graces, 'ID: Kim Byron');
  await expect(button(row, 'Claim')).toBeVisible();
  const before = await row.boundingBox();

  const link = row.getByRole('link', { name: 'ID: Kim Byron' });
  const [, id] = /verifications\/(\d+)/.exec((await link.getAttribute('href'))!)!;
  await admin.expect('POST', `/api/admin/verifications/${id}/claim`, 200);
  // The queue is polled every five seconds.
  await graces.clock.runFor(5_000);
  await expect(row).toContainText('Admin Admin is on it');
  expect((await row.boundingBox())?.height).toBe(before?.height);

  await link.click();
  await expect(graces.getByText(/Admin Admin is on this until/)).toBeVisible();
  await expect(button(graces, 'Approve')).toBeHidden();
  await admin.expect('POST', `/api/admin/verifications/${id}/release`, 200);
  await graces.clock.runFor(5_000);
  await button(graces, 'Claim').click();
  await expect(graces.getByText('Yours. No one else can decide this right now.')).toBeVisible();

  await button(graces, 'Release').click();
  await expect(button(graces, 'Claim')).toBeVisible();

  await graces.getByRole('link', { name: /^Queue/ }).click();
  await graces.getByRole('link', { name: 'IDs and photos' }).click();
  await graces.getByRole('link', { name: 'ID: Grace Hopper' }).click();
  await expect(graces.getByText('This is about you, so someone else has to decide it.')).toBeVisible();
  await expect(button(graces, 'Claim')).toBeHidden();
});

test('the decision buttons stay in place when the file appears, on a desktop and on a phone', async ({
  town,
  openBrowser,
}) => {
  for (const firstName of ['Ivy', 'Joy'])
    await submitEvidence(await town.person().signUp({ firstName }), 'id');
  const page = await openConsole(openBrowser, ADMIN, '/work');
  const answers: Array<() => Promise<void>> = [];
  await page.route(/verifications\/\d+\/file/, (route) => void answers.push(() => route.continue()));
  for (const [firstName, viewport] of [
    ['Ivy', DESK],
    ['Joy', PHONE],
  ] as const) {
    await followPath(page, '/admin/work');
    await page.setViewportSize(viewport);
    await button(queueRow(page, `ID: ${firstName} Byron`), 'Claim').click();
    await expect(page.getByText('You can approve once the file has loaded.')).toBeVisible();
    const places = () =>
      Promise.all(['Approve', 'Reject', 'Next'].map((name) => button(page, name).boundingBox()));
    const before = await places();
    await eventually(async () => answers.length > 0);
    for (const answer of answers.splice(0)) await answer();
    await expect(button(page, 'Approve')).toBeEnabled();
    expect(await places()).toEqual(before);
  }
});
