import { aModerator, openConsole } from '../support/browser/console.js';
import { holdTime } from '../support/browser/hold-time.js';
import {
  ADMIN,
  button,
  handedIn,
  letDecisionsGo,
  rowOf,
  statusOf,
  test,
  undoOf,
} from '../support/browser/moderators.js';
import { expect } from '../support/browser/test.js';
import { eventually } from '../support/eventually.js';
import type { APerson } from '../support/http/a-person.js';

test('a decision is sent immediately when its moderator leaves the page', async ({ town, openBrowser }) => {
  const people = ['Lea', 'Max'].map((firstName) => town.person().signUp({ firstName }));
  const [lea, max] = (await Promise.all(people)) as [APerson, APerson];
  for (const person of [lea, max]) await handedIn(person, 'id');
  const page = await openConsole(openBrowser, ADMIN, '/work');
  for (const [person, name, leave] of [
    [lea, 'Lea', () => page.goto('/admin/users')],
    [max, 'Max', () => button(page, 'Sign out').click()],
  ] as const) {
    await page.goto('/admin/work');
    await button(rowOf(page, `ID: ${name} Byron`), 'Claim').click();
    await button(page, 'Reject').click();
    await page.getByLabel('Cannot be read').check();
    await holdTime(page);
    await button(page.getByRole('dialog'), 'Reject').click();
    await page.clock.runFor(1_000);
    await expect(undoOf(page, new RegExp(name))).toBeVisible();
    await leave();
    await eventually(async () => (await statusOf(person)) === 'rejected');
    await page.clock.resume();
  }
});

test('a decision that fails shows the reason and is retried', async ({ town, openBrowser, forgive }) => {
  const joe = await town.person().signUp({ firstName: 'Joe' });
  await handedIn(joe, 'id');
  const page = await openConsole(openBrowser, ADMIN, '/work');
  await button(rowOf(page, 'ID: Joe Byron'), 'Claim').click();
  forgive(/ERR_FAILED/);
  await page.route('**/reject', (route) => route.abort());
  await button(page, 'Reject').click();
  await page.getByLabel('Cannot be read').check();
  await button(page.getByRole('dialog'), 'Reject').click();
  const lost = undoOf(page, /It was not kept: We can't reach the server/);
  await letDecisionsGo(page);
  await expect(lost.getByRole('alert')).toBeVisible();
  await page.unroute('**/reject');
  await button(lost, 'Send again').click();
  await expect(undoOf(page, /Joe/)).toBeHidden();
  expect(await statusOf(joe)).toBe('rejected');
});

test('a claimed case shows its moderator immediately, and why it cannot be claimed', async ({
  product,
  town,
  openBrowser,
}) => {
  const grace = await aModerator(product, ADMIN);
  const [kim] = await Promise.all([town.person().signUp({ firstName: 'Kim' })]);
  await handedIn(kim, 'id');
  await handedIn(grace, 'id');
  const admins = await openConsole(openBrowser, ADMIN, '/work');
  const graces = await openConsole(openBrowser, grace, '/work');
  const row = rowOf(graces, 'ID: Kim Byron');
  await expect(button(row, 'Claim')).toBeVisible();
  const before = await row.boundingBox();

  await button(rowOf(admins, 'ID: Kim Byron'), 'Claim').click();
  await expect(row).toContainText('Admin Admin is on it');
  expect((await row.boundingBox())?.height).toBe(before?.height);

  await row.getByRole('link', { name: 'ID: Kim Byron' }).click();
  await expect(graces.getByText(/Admin Admin is on this, until/)).toBeVisible();
  await expect(button(graces, 'Approve')).toBeHidden();
  await button(admins, 'Put it back').click();
  await button(graces, 'Claim').click();
  await expect(graces.getByText('Yours. Nobody else can decide this now.')).toBeVisible();

  await graces.goto('/admin/verifications');
  await graces.getByRole('link', { name: 'ID: Grace Hopper' }).click();
  await expect(graces.getByText('This is about you, so somebody else has to decide it.')).toBeVisible();
  await expect(button(graces, 'Claim')).toBeHidden();
});
