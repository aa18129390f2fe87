import type { Page } from '@playwright/test';
import { addDays } from '../../src/domain/shared/calendar-date.js';
import { followPath } from '../support/browser/follow-path.js';
import { ProductCalendar } from '../support/browser/product-calendar.js';
import { askForTable } from '../support/browser/request-dialog.js';
import { expectNoFlawsInState } from '../support/browser/visual-checks.js';
import { notice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';
import { eventually } from '../support/eventually.js';
import { inboxOf } from '../support/http/inbox.js';
import type { APerson } from '../support/http/a-person.js';
import { aRequestBody, aSaturday, matchesOf } from '../support/http/a-table.js';

const WEEKS = 1;
const SATURDAY = aSaturday(WEEKS);
const NAMES = ['Mateo', 'Priya', 'Jonas', 'Wren', 'Cleo'];

const ask = (person: APerson, fields: Record<string, unknown> = {}) =>
  person.expect('POST', '/api/matching-request', 200, aRequestBody({ preferredDate: SATURDAY, ...fields }));

/** The messages of the open chat. */
const log = (page: Page) => page.getByRole('log');

/** Moves the clock while the page is closed, because the product restarts. */
async function openAt(
  page: Page,
  path: string,
  calendar: ProductCalendar,
  ...when: Parameters<ProductCalendar['moveTo']>
): Promise<void> {
  await page.goto('about:blank');
  await page.clock.setFixedTime(await calendar.moveTo(...when));
  await page.goto(path);
}

test('from Monday to Friday a member asks for a table, is the sixth at one, says that she comes, and books the next place when the first is full', async ({
  town,
  openBrowser,
  product,
}) => {
  const calendar = new ProductCalendar(product);
  const monday = await calendar.moveTo(addDays(SATURDAY, -5), 9);
  const others = await Promise.all(NAMES.map((name) => town.member(name)));
  const [mateo, priya] = others as [APerson, APerson];
  for (const person of others) await ask(person);
  await matchesOf(mateo, (matches) => matches.length === 1);
  const nora = await town.member('Nora');
  const page = await openBrowser({ as: nora });
  await page.clock.setFixedTime(monday);
  await page.goto('/');
  await askForTable(page, 'Cafe Group', { weeks: WEEKS });
  await expect(page.getByText('Table of 6')).toBeVisible();
  const [match] = await matchesOf(nora, (matches) => matches.length === 1);
  const chat = `/chat/${match!.id}`;

  await test.step('in the night to Friday: a question warms up the chat, and after the final run she says that she will be there', async () => {
    await openAt(page, chat, calendar, addDays(SATURDAY, -1), 0, 20);
    await expect(log(page)).toContainText('Tablemates System');
    await calendar.run('post-icebreakers');
    await expect(log(page)).toContainText('A warm-up: ');
    await calendar.run('find-due-slots');
    await matchesOf(nora, ([table]) => table?.status === 'confirmed');
    await followPath(page, '/matches');
    await expect(page.getByText(/more yes(es)?, please/)).toBeVisible();
    await page.getByRole('button', { name: "I'll be there" }).click();
    await expect(page.getByText("You're going")).toBeVisible();
  });

  await test.step('a day before: she books, the first place is full, and the next one is booked', async () => {
    const [corner, tea] = [{ name: 'Corner House' }, { name: 'Tea Time' }];
    await mateo.expect('POST', `/api/matches/${match!.id}/venues`, 200, corner);
    const { body } = await priya.expect('POST', `/api/matches/${match!.id}/venues`, 200, tea);
    const { id } = (body.venues as Array<{ id: number; name: string }>).find(
      ({ name }) => name === corner.name,
    )!;
    await mateo.expect('POST', `/api/matches/${match!.id}/venues/${id}/vote`, 200);
    await openAt(page, chat, calendar, addDays(SATURDAY, -1), 14);
    await expect(log(page)).toContainText('Leading: Corner House');
    await calendar.run('settle-places');
    await expect(log(page)).toContainText('Who books your table?');
    await page.getByRole('button', { name: "I'll book" }).click();
    const task = page.getByRole('region', { name: 'Booking' });
    await task.getByRole('button', { name: "I'll call" }).click();
    await expect(task).toContainText('a table for 6 at 1:00 PM under Saturday table');
    await expectNoFlawsInState(page, 'the task to book');
    await task.getByRole('button', { name: "They're full" }).click();
    const places = page.getByRole('list', { name: 'Suggested places' });
    await expect(places.getByRole('listitem').filter({ hasText: 'Tea Time' })).toContainText('Leading');
    await expect(page.getByRole('button', { name: 'Vote for Corner House' })).toHaveCount(0);
    await task.getByRole('button', { name: 'Booked as Saturday table' }).click();
    await expect(page.getByText('Voting is closed.', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(log(page)).toContainText('Leading: Tea Time');
    await expect(log(page)).toContainText('Your table is booked: Tea Time.');
    await followPath(page, '/matches');
    await expect(page.getByRole('heading', { name: 'Your Matches' })).toBeVisible();
    await expect(page.getByText('Booked as Saturday table')).toBeVisible();
  });
});

test('on Saturday the seat of one who cancels is filled again, the table finds itself by its words, and a member says that she is home safe', async ({
  town,
  openBrowser,
  product,
}) => {
  const calendar = new ProductCalendar(product);
  // Another slot than in the story before, which may have left its table to the same product.
  const slot = { preferredDate: SATURDAY, venueType: 'restaurant' };
  await calendar.moveTo(addDays(SATURDAY, -2), 9);
  const { matchId, people } = await town.table(['Nora', ...NAMES], slot);
  const [nora, , priya, jonas] = people as [APerson, APerson, APerson, APerson];
  await ask(await town.member('Gil'), slot);
  const chat = `/chat/${matchId}`;
  const page = await openBrowser({ as: nora });

  await test.step('in the morning: one cancels, and the seat is filled again', async () => {
    await openAt(page, chat, calendar, SATURDAY, 9);
    await expect(log(page)).toContainText('Tablemates System');
    await calendar.run('find-due-slots');
    await calendar.run('draw-table-words');
    await eventually(async () => {
      const { body } = await nora.get(`/api/matches/${matchId}`);
      return body.status === 'confirmed' && body.tableWord !== null;
    });
    await jonas.expect('DELETE', `/api/matches/${matchId}/leave`, 200);
    await expect(log(page)).toContainText('Jonas');
    await expect(page.getByRole('list', { name: 'At this table' })).toContainText('Gil');
    await expect(page.getByRole('list', { name: 'At this table' })).not.toContainText('Jonas');
  });

  await test.step('at noon: the words of the table on the whole screen, and she is there', async () => {
    await openAt(page, '/matches', calendar, SATURDAY, 12, 40);
    const show = page.getByRole('button', { name: /^Your table word: / });
    await expect(show).toBeVisible();
    const word = (await show.textContent())!.split(': ')[1]!;
    await show.click();
    const card = page.getByRole('dialog', { name: word });
    await expect(card).toContainText('Hold this up');
    await expectNoFlawsInState(page, 'the words of a table');
    await page.keyboard.press('Escape');
    await expect(show).toBeFocused();
    await page.getByRole('button', { name: "I'm here" }).click();
    await expect(page.getByText("You're here")).toBeVisible();
    await priya.expect('POST', `/api/matches/${matchId}/cannot-find`, 200);
    await followPath(page, chat);
    await expect(log(page)).toContainText('Nora is here.');
    await expect(log(page)).toContainText("Priya is here and can't find you. Where are you sitting?");
  });

  await test.step('in the afternoon: she says that she is home safe', async () => {
    await openAt(page, chat, calendar, SATURDAY, 17, 5);
    const question = page.getByRole('region', { name: 'Home safe?' });
    await question.getByRole('button', { name: "Yes, I'm home" }).click();
    await expect(notice(page)).toContainText('Thank you for answering');
    await expect(question).toBeHidden();
  });
});

test('on Sunday a member would gladly meet Priya again and never Mateo, and after one tap on Monday her next table has Priya, new people, and not Mateo', async ({
  town,
  openBrowser,
  product,
}) => {
  const calendar = new ProductCalendar(product);
  const sunday = await calendar.moveTo(addDays(SATURDAY, 1), 10);
  const { matchId, people } = await town.table(['Nora', ...NAMES], { preferredDate: SATURDAY });
  const [nora, mateo, priya] = people as [APerson, APerson, APerson];
  const page = await openBrowser({ as: nora });

  await test.step('Sunday: she would gladly meet Priya again, and never Mateo', async () => {
    await calendar.run('advance-tables');
    await matchesOf(nora, ([table]) => table?.status === 'completed');
    await page.clock.setFixedTime(sunday);
    await page.goto('/');
    await page.getByRole('link', { name: 'Tell us' }).click();
    const sheet = page.getByRole('dialog');
    const again = sheet.getByRole('list', { name: 'Who would you gladly meet again?' });
    await sheet.getByRole('button', { name: 'Next' }).click();
    await again.getByRole('button', { name: 'Priya' }).click();
    await page.reload();
    await expect(again.getByRole('button', { name: 'Priya' })).toHaveAttribute('aria-pressed', 'true');
    await sheet.getByRole('button', { name: "Anyone you'd rather not sit with?" }).click();
    const ratherNot = sheet.getByRole('list', { name: "Anyone you'd rather not sit with?" });
    await ratherNot.getByRole('button', { name: 'Mateo' }).click();
    await sheet.getByRole('button', { name: 'Next' }).click();
    await sheet.getByRole('button', { name: 'Send' }).click();
    await expect(sheet.getByRole('region', { name: 'The bill' })).toContainText("I'd see again1");
    const download = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Share' }).click();
    expect((await download).suggestedFilename()).toBe('saturday-bill.png');
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('heading', { name: 'Next Saturday' })).toBeVisible();
    const about = { attended: true, again: [nora.id] };
    await priya.expect('POST', `/api/matches/${matchId}/feedback`, 200, about);
  });

  await test.step('Sunday: she wants to be asked every week', async () => {
    await page.goto('/');
    const weekly = page.getByRole('switch', { name: 'Ask me every week' });
    await weekly.click();
    await expect(weekly).toBeChecked();
    await expectNoFlawsInState(page, 'the home screen after a table');
  });

  await test.step('Monday: one tap in a browser without a session asks for a table with the last choices', async () => {
    await openAt(page, 'about:blank', calendar, addDays(SATURDAY, 2), 9, 5);
    await calendar.run('ask-weekly');
    const link = await eventually(async () => {
      const [mail] = await inboxOf(product.url, product.databaseUrl).mailsTo(nora.email);
      const path = /\/w\/\S+/.exec(mail?.text ?? '')?.[0];
      return path && product.url + path;
    });
    const elsewhere = await openBrowser();
    await elsewhere.goto(link);
    await expect(elsewhere.getByText('lunch at a cafe')).toBeVisible();
    await expectNoFlawsInState(elsewhere, 'the question on Monday');
    await elsewhere.getByRole('button', { name: 'Find me a table' }).click();
    await expect(elsewhere.getByRole('heading', { name: "You're in line" })).toBeVisible();
  });

  await test.step('the next table has Priya, new people, and not Mateo', async () => {
    const newcomers = await Promise.all(['Ida', 'Omar', 'Sun'].map((name) => town.member(name)));
    for (const person of [mateo, priya, ...newcomers])
      await ask(person, { preferredDate: aSaturday(WEEKS + 1) });
    await page.goto('/');
    const found = page.getByRole('region', { name: 'Match Found' });
    await expect(found.getByText(/^You're at a table with .*Priya/)).toBeVisible();
    const [table] = await matchesOf(nora, ([first]) => first?.status === 'pending');
    const expected = [nora, priya, ...newcomers].map(({ id }) => id).sort((a, b) => a - b);
    expect(table!.participants).toEqual(expected);
  });
});
