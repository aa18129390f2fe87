import { createModerator, openConsole } from '../support/browser/console.js';
import { pauseClock } from '../support/browser/pause-clock.js';
import {
  ADMIN,
  button,
  submitEvidence,
  passUndoTime,
  queueRow,
  idReviewStatus,
  test,
  undoNotice,
} from '../support/browser/moderators.js';
import { expect } from '../support/browser/test.js';
import { eventually } from '../support/eventually.js';
import type { APerson } from '../support/http/a-person.js';

test('a queued decision is sent when the moderator leaves the page or signs out', async ({
  town,
  openBrowser,
}) => {
  const people = ['Lea', 'Max'].map((firstName) => town.person().signUp({ firstName }));
  const [lea, max] = (await Promise.all(people)) as [APerson, APerson];
  for (const person of [lea, max]) await submitEvidence(person, 'id');
  const page = await openConsole(openBrowser, ADMIN, '/work');
  for (const [person, name, leave] of [
    [lea, 'Lea', () => page.goto('/admin/users')],
    [max, 'Max', () => button(page, 'Sign out').click()],
  ] as const) {
    await page.goto('/admin/work');
    await button(queueRow(page, `ID: ${name} Byron`), 'Claim').click();
    await button(page, 'Reject').click();
    await page.getByLabel('Unreadable').check();
    await pauseClock(page);
    await button(page.getByRole('dialog'), 'Reject').click();
    await page.clock.runFor(1_000);
    await expect(undoNotice(page, new RegExp(name))).toBeVisible();
    await leave();
    await eventually(async () => (await idReviewStatus(person)) === 'rejected');
    await page.clock.resume();
  }
});

test('a decision that fails to send stays with its error message and can be sent again', async ({
  town,
  openBrowser,
  forgive,
}) => {
  const joe = await town.person().signUp({ firstName: 'Joe' });
  await submitEvidence(joe, 'id');
  const page = await openConsole(openBrowser, ADMIN, '/work');
  await button(queueRow(page, 'ID: Joe Byron'), 'Claim').click();
  forgive(/ERR_FAILED/);
  await page.route('**/reject', (route) => route.abort());
  await button(page, 'Reject').click();
  await page.getByLabel('Unreadable').check();
  await button(page.getByRole('dialog'), 'Reject').click();
  const lost = undoNotice(page, /It wasn't saved: We can't reach the server/);
  await passUndoTime(page);
  await expect(lost.getByRole('alert')).toBeVisible();
  await page.unroute('**/reject');
  await button(lost, 'Send again').click();
  await expect(undoNotice(page, /Joe/)).toBeHidden();
  expect(await idReviewStatus(joe)).toBe('rejected');
});

test('a claim appears in the queue of another moderator, with the reason why they cannot decide', async ({
  product,
  town,
  openBrowser,
}) => {
  const grace = await createModerator(product, ADMIN);
  const [kim] = await Promise.all([town.person().signUp({ firstName: 'Kim' })]);
  await submitEvidence(kim, 'id');
  await submitEvidence(grace, 'id');
  const admins = await openConsole(openBrowser, ADMIN, '/work');
  const graces = await openConsole(openBrowser, grace, '/work');
  const row = queueRow(graces, 'ID: Kim Byron');
  await expect(button(row, 'Claim')).toBeVisible();
  const before = await row.boundingBox();

  await button(queueRow(admins, 'ID: Kim Byron'), 'Claim').click();
  await expect(row).toContainText('Admin Admin is on it');
  expect((await row.boundingBox())?.height).toBe(before?.height);

  await row.getByRole('link', { name: 'ID: Kim Byron' }).click();
  await expect(graces.getByText(/Admin Admin is on this until/)).toBeVisible();
  await expect(button(graces, 'Approve')).toBeHidden();
  await button(admins, 'Release').click();
  await button(graces, 'Claim').click();
  await expect(graces.getByText('Yours. No one else can decide this right now.')).toBeVisible();

  await graces.goto('/admin/verifications');
  await graces.getByRole('link', { name: 'ID: Grace Hopper' }).click();
  await expect(graces.getByText('This is about you, so someone else has to decide it.')).toBeVisible();
  await expect(button(graces, 'Claim')).toBeHidden();
});
