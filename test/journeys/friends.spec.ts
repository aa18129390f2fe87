import { addDays } from '../../src/domain/shared/calendar-date.js';
import { ProductCalendar } from '../support/browser/product-calendar.js';
import { answerSurvey, createAccount } from '../support/browser/registration.js';
import { fillInRequest } from '../support/browser/request-dialog.js';
import { expectNoFlawsInState } from '../support/browser/visual-checks.js';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.js';
import type { Town } from '../support/browser/town.js';
import type { APerson } from '../support/http/a-person.js';
import { aRequestBody, aSaturday, matchesOf } from '../support/http/a-table.js';

const WEEKS = 1;
const dinner = () => aRequestBody({ preferredDate: aSaturday(WEEKS), preferredTime: 'dinner' });
const lunch = () => aRequestBody({ preferredDate: aSaturday(WEEKS) });

/** Asks for a table and brings a friend. @returns the path of the friend's link */
async function holdAChair(page: Page, owner: APerson, time: string): Promise<string> {
  await page.goto('/');
  const dialog = await fillInRequest(page, 'Cafe Group', { weeks: WEEKS, time });
  await dialog.getByRole('checkbox', { name: /^Bring a friend/ }).check();
  await expect(dialog.getByRole('radio', { name: 'One friend' })).toBeChecked();
  await expectNoFlawsInState(page, 'a request for two');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page).toHaveURL('/matches');
  await expect(page.getByText(/^We're holding a chair until /)).toBeVisible();
  const { body } = await owner.get<{ group: { invitation: string } }>('/api/user/friend-group');
  return `/friend/${body.group.invitation}`;
}

async function othersAsk(
  town: Town,
  body: ReturnType<typeof dinner>,
  ...names: string[]
): Promise<APerson[]> {
  const others = await Promise.all(names.map((name) => town.member(name)));
  for (const other of others) await other.expect('POST', '/api/matching-request', 200, body);
  return others;
}

test('a chair is held for a friend, who signs up by its link, and both are at a table of five at the same moment', async ({
  product,
  town,
  openBrowser,
}) => {
  const ada = await town.member('Ada');
  const adas = await openBrowser({ as: ada });
  const link = await holdAChair(adas, ada, '6:00 PM (Dinner)');
  await expectNoFlawsInState(adas, 'a request that is held');

  const ben = product.person();
  const bens = await openBrowser();
  await bens.goto(link);
  await expect(bens.getByRole('heading', { name: 'Ada is saving you a chair' })).toBeVisible();
  await expect(bens.getByText(/6:00 PM \(Dinner\) · Cafe$/)).toBeVisible();
  await expectNoFlawsInState(bens, "a friend's chair, for a visitor");
  await bens.getByRole('link', { name: 'Sign up and take the chair' }).click();
  await createAccount(bens, ben, 'Ben');
  await bens.getByLabel('Verification code').fill(await product.codeFor(ben.email));
  await answerSurvey(bens);
  await expect(bens).toHaveURL(link);
  await bens.getByRole('button', { name: 'Take the chair' }).click();
  await expect(bens).toHaveURL('/matches');

  await expect(adas.getByText("You're coming with Ben.")).toBeVisible();
  await expect(bens.getByText("You're coming with Ada.")).toBeVisible();
  await bens.goto(link);
  await expect(bens.getByRole('heading', { name: "You're in" })).toBeVisible();
  await bens.getByRole('link', { name: 'My matches' }).click();

  await othersAsk(town, dinner(), 'Cleo', 'Dan', 'Eve');
  await expect(adas.getByText('Table of 5')).toBeVisible();
  await expect(bens.getByText('Table of 5')).toBeVisible();
  const visitor = await openBrowser();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'This chair is gone' })).toBeVisible();
  await visitor.goto('/friend/WR0NGC0D');
  await expect(visitor.getByRole('heading', { name: "This link doesn't work" })).toBeVisible();
});

test('a chair that is held for a day in vain lets its owner go to a table without the friend', async ({
  product,
  town,
  openBrowser,
}) => {
  const calendar = new ProductCalendar(product);
  const saturday = aSaturday(WEEKS);
  const monday = await calendar.moveTo(addDays(saturday, -5), 9);
  const ada = await town.member('Ada');
  const page = await openBrowser({ as: ada });
  await page.clock.setFixedTime(monday);
  const link = await holdAChair(page, ada, '1:00 PM (Lunch)');
  const [cleo] = await othersAsk(town, lunch(), 'Cleo', 'Dan', 'Eve', 'Flo');
  await page.goto('about:blank');

  // The job of the end of the hold follows the clock of the machine.
  await calendar.moveTo(addDays(saturday, -4), 9, 30);
  const held = await product.query(
    `update graphile_worker._private_jobs set run_at = now() where key like 'hold:%/lunch/%' returning key`,
  );
  expect(held.rows).toHaveLength(1);
  const [table] = await matchesOf(cleo!, (matches) => matches.length > 0);
  expect(table!.participants).toContain(ada.id);
  await page.clock.setFixedTime(await calendar.moveTo(addDays(saturday, -4), 9, 40));
  await page.goto('/matches');
  await expect(page.getByText('Table of 5')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: "You're in" })).toBeVisible();
});
