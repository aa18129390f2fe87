import { addDays } from '../../src/domain/shared/calendar-date.js';
import { ProductCalendar } from '../support/browser/product-calendar.js';
import { askForTable } from '../support/browser/request-dialog.js';
import { expectNoFlawsInState } from '../support/browser/visual-checks.js';
import { notice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';
import { eventually } from '../support/eventually.js';
import { inboxOf } from '../support/http/inbox.js';
import type { APerson } from '../support/http/a-person.js';
import { aRequestBody, aSaturday, matchesOf } from '../support/http/a-table.js';

// A setting of its own gives the story a product of its own, whose clock it moves.
test.use({ settings: { MATCH_PATIENCE_SECONDS: '86400' } });

const WEEKS = 1;
const SATURDAY = aSaturday(WEEKS);

test('in a week a table is found, confirmed, refilled and remembered for the next one', async ({
  town,
  openBrowser,
  product,
}) => {
  test.setTimeout(400_000);
  const calendar = new ProductCalendar(product);
  const request = aRequestBody({ preferredDate: SATURDAY });
  const ask = (person: APerson, body = request) => person.expect('POST', '/api/matching-request', 200, body);

  const monday = await calendar.moveTo(addDays(SATURDAY, -5), 9);
  const others = await Promise.all(
    ['Mateo', 'Priya', 'Jonas', 'Wren', 'Cleo'].map((name) => town.member(name)),
  );
  const [mateo, priya, jonas] = others as [APerson, APerson, APerson];
  for (const person of others) await ask(person);
  await matchesOf(mateo, (matches) => matches.length === 1);
  const nora = await town.member('Nora');
  const page = await openBrowser({ as: nora });

  /** Moves the clock while no page is open, because the product restarts. */
  async function openAt(path: string, ...when: Parameters<ProductCalendar['moveTo']>): Promise<void> {
    await page.goto('about:blank');
    await page.clock.setFixedTime(await calendar.moveTo(...when));
    await page.goto(path);
  }

  await test.step('Monday: she asks for a table and is the sixth at one', async () => {
    await page.clock.setFixedTime(monday);
    await page.goto('/');
    await askForTable(page, 'Cafe Group', { weeks: WEEKS });
    await expect(page.getByText('Table of 6')).toBeVisible();
  });
  const gil = await town.member('Gil');
  await ask(gil);
  const [match] = await matchesOf(nora, (matches) => matches.length === 1);
  const chat = `/chat/${match!.id}`;
  const log = page.getByRole('log');

  await test.step('Thursday: two days before, a question warms up the chat', async () => {
    await openAt(chat, addDays(SATURDAY, -2), 13, 30);
    await expect(log).toContainText('Tablemates System');
    await calendar.run('post-icebreakers');
    await expect(log).toContainText('A warm-up: ');
  });

  await test.step('Friday: the final run, and she says that she will be there', async () => {
    await openAt('/matches', addDays(SATURDAY, -1), 0, 20);
    await calendar.run('find-due-slots');
    await expect(page.getByText(/more yes(es)?, please/)).toBeVisible();
    await page.getByRole('button', { name: "I'll be there" }).click();
    await expect(page.getByText("You're going")).toBeVisible();
  });

  await test.step('Friday, a day before: she books, the first place is full, and the next one is booked', async () => {
    const [corner, tea] = [{ name: 'Corner House' }, { name: 'Tea Time' }];
    await mateo.expect('POST', `/api/matches/${match!.id}/venues`, 200, corner);
    const { body } = await priya.expect('POST', `/api/matches/${match!.id}/venues`, 200, tea);
    const { id } = (body.venues as Array<{ id: number; name: string }>).find(
      ({ name }) => name === corner.name,
    )!;
    await mateo.expect('POST', `/api/matches/${match!.id}/venues/${id}/vote`, 200);
    await openAt(chat, addDays(SATURDAY, -1), 14);
    await expect(log).toContainText('Leading: Corner House');
    await calendar.run('settle-places');
    await expect(log).toContainText('Who books your table?');
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
    await expect(log).toContainText('Leading: Tea Time');
    await expect(log).toContainText('Your table is booked: Tea Time.');
  });

  await test.step('Saturday morning: one cancels, and the seat is refilled', async () => {
    await openAt(chat, SATURDAY, 9);
    await expect(log).toContainText('Tablemates System');
    await jonas.expect('DELETE', `/api/matches/${match!.id}/leave`, 200);
    await expect(log).toContainText('Jonas');
    await expect(page.getByRole('list', { name: 'At this table' })).toContainText('Gil');
    await expect(page.getByRole('list', { name: 'At this table' })).not.toContainText('Jonas');
  });

  await test.step('Saturday at noon: the words of the table on the whole screen, and she is there', async () => {
    await openAt('/matches', SATURDAY, 12, 40);
    await calendar.run('draw-table-words');
    await expect(page.getByText('Booked as Saturday table')).toBeVisible();
    const show = page.getByRole('button', { name: /^Your table word: / });
    await expect(async () => {
      await page.reload();
      await expect(show).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const word = (await show.textContent())!.split(': ')[1]!;
    await show.click();
    const card = page.getByRole('dialog', { name: word });
    await expect(card).toContainText('Hold this up');
    await expectNoFlawsInState(page, 'the words of a table');
    await page.keyboard.press('Escape');
    await expect(show).toBeFocused();
    await page.getByRole('button', { name: "I'm here" }).click();
    await expect(page.getByText("You're here")).toBeVisible();
    await priya.expect('POST', `/api/matches/${match!.id}/cannot-find`, 200);
    await openAt(chat, SATURDAY, 12, 45);
    await expect(log).toContainText('Nora is here.');
    await expect(log).toContainText("Priya is here and can't find you. Where are you sitting?");
  });

  await test.step('Saturday afternoon: she says that she is home safe', async () => {
    await openAt(chat, SATURDAY, 17, 5);
    const question = page.getByRole('region', { name: 'Home safe?' });
    await question.getByRole('button', { name: "Yes, I'm home" }).click();
    await expect(notice(page)).toContainText('Thank you for answering');
    await expect(question).toBeHidden();
  });

  await test.step('Sunday: she would gladly meet Priya again, and never Mateo', async () => {
    await openAt('/', addDays(SATURDAY, 1), 10);
    await calendar.run('advance-tables');
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
    await priya.expect('POST', `/api/matches/${match!.id}/feedback`, 200, about);
  });

  await test.step('Sunday: she wants to be asked every week', async () => {
    await page.goto('/');
    const weekly = page.getByRole('switch', { name: 'Ask me every week' });
    await weekly.click();
    await expect(weekly).toBeChecked();
    await expectNoFlawsInState(page, 'the home screen after a table');
  });

  await test.step('Monday: one tap in a browser without a session asks for a table with the last choices', async () => {
    await openAt('about:blank', addDays(SATURDAY, 2), 9, 5);
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

  const nextSaturday = aSaturday(WEEKS + 1);
  const newcomers = await Promise.all(['Ida', 'Omar', 'Sun'].map((name) => town.member(name)));
  const atNextTable = [nora, priya, ...newcomers];
  await test.step('the next table has Priya, new people, and not Mateo', async () => {
    const next = aRequestBody({ preferredDate: nextSaturday });
    for (const person of [mateo, priya, ...newcomers]) await ask(person, next);
    await page.goto('/');
    const found = page.getByRole('region', { name: 'Match Found' });
    await expect(found.getByText(/^You're at a table with .*Priya/)).toBeVisible();
    const [table] = await matchesOf(nora, ([first]) => first?.status === 'pending');
    const expected = atNextTable.map(({ id }) => id).sort((a, b) => a - b);
    expect(table!.participants).toEqual(expected);
  });
});
