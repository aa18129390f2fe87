import type { Locator, Page } from '@playwright/test';
import type { APerson } from '../support/http/a-person.js';
import { log } from '../support/browser/chat.js';
import { expect, test } from '../support/browser/test.js';

/** As rows, because a thread of several pages takes seconds to send, one message after the other. */
const INSERT_MESSAGES = `
  insert into chat_messages (match_id, user_id, message, client_id, created_at)
  select $1, $2, message, message, now() from unnest($3::text[]) with ordinality as lines (message, place) order by place`;

const field = (page: Page) => page.getByLabel('Message', { exact: true });
const newLine = (page: Page) => log(page).getByText('New messages');
const chatInNav = (page: Page) => page.getByRole('navigation').getByRole('link', { name: /Chat$/ });
const toNewest = (page: Page) => page.getByRole('button', { name: /^Jump to newest/ });

const lines = (count: number, of: string) => Array.from({ length: count }, (_, index) => `${of} ${index}`);

/** Delays responses with older messages until they are released. */
async function holdOlderMessages(page: Page): Promise<{ letThrough: () => void }> {
  let letThrough!: () => void;
  const mayPass = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/messages?before=*', async (route) => {
    await mayPass;
    await route.continue();
  });
  return { letThrough };
}

test('unread messages are counted on every screen and device until they are read', async ({
  town,
  openBrowser,
}) => {
  const { matchId, people } = await town.table();
  const [ada, ben] = people as [APerson, APerson];
  const laptop = await openBrowser({ as: ada, viewport: { width: 1280, height: 800 } });
  await laptop.goto('/matches');
  await expect(laptop.getByRole('link', { name: 'Start Group Chat' })).toBeVisible();
  for (const text of ['First!', 'Shall we meet at the fountain?']) await ben.say(matchId, text);

  await expect(laptop).toHaveTitle('(2) Your Matches · Tablemates');
  await expect(chatInNav(laptop)).toContainText('2 new messages');
  await expect(laptop.getByRole('link', { name: 'Start Group Chat 2 new messages' })).toBeVisible();
  await expect(laptop.getByText('Shall we meet at the fountain?')).toBeVisible();

  const phone = await openBrowser({ as: ada });
  await phone.goto(`/chat/${matchId}`);
  await expect(newLine(phone)).toBeVisible();
  await expect(log(phone).getByText('Shall we meet at the fountain?')).toBeVisible();
  await expect(phone).toHaveTitle('Chat · Tablemates');
  await expect(laptop).toHaveTitle('Your Matches · Tablemates');
  await expect(chatInNav(laptop)).not.toContainText('new message');
});

test('a chat opens at the first unread message, and a button shows how many there are', async ({
  town,
  product,
  openBrowser,
}) => {
  const { matchId, people } = await town.table();
  const [ada, ben] = people as [APerson, APerson];
  await product.query(INSERT_MESSAGES, [matchId, ben.id, lines(40, 'Long ago')]);
  const page = await openBrowser({ as: ada });
  await page.goto(`/chat/${matchId}`);
  await expect(newLine(page)).toBeInViewport();
  await expect(log(page).getByText('Long ago 0', { exact: true })).toBeInViewport();
  await expect(toNewest(page)).toHaveAccessibleName('Jump to newest, 40 new messages');
  await toNewest(page).click();
  await expect(log(page).getByText('Long ago 39', { exact: true })).toBeInViewport();
  await expect(toNewest(page)).toBeHidden();

  await log(page).evaluate((element: { scrollTo: (x: number, y: number) => void }) => element.scrollTo(0, 0));
  await expect(toNewest(page)).toHaveAccessibleName('Jump to newest');
  await ben.say(matchId, 'Are you still up there?');
  await expect(toNewest(page)).toHaveAccessibleName('Jump to newest, 1 new message');
  await field(page).fill('Coming down');
  await field(page).press('Enter');
  await expect(log(page).getByText('Coming down')).toBeInViewport();
  await expect(toNewest(page)).toBeHidden();
});

/**
 * The position of the line once two consecutive frames agree: messages rendered for the first time may differ in height
 * from their placeholder.
 */
const restingPlace = (line: Locator) =>
  line.evaluate((element: { getBoundingClientRect(): { y: number } }) => {
    const { requestAnimationFrame } = globalThis as unknown as Record<string, (look: () => void) => void>;
    return new Promise<number>((resolve) => {
      let last = NaN;
      const look = () => {
        const { y } = element.getBoundingClientRect();
        if (y === last) return resolve(y);
        last = y;
        requestAnimationFrame!(look);
      };
      look();
    });
  });

test('older messages are prepended without moving the visible ones', async ({
  town,
  product,
  openBrowser,
}) => {
  const { matchId, people } = await town.table();
  const [ada, ben] = people as [APerson, APerson];
  await product.query(INSERT_MESSAGES, [matchId, ben.id, lines(230, 'Line')]);
  await ada.expect('POST', `/api/matches/${matchId}/read`, 200, { messageId: 2_147_483_647 });
  const page = await openBrowser({ as: ada });
  const older = await holdOlderMessages(page);
  await page.goto(`/chat/${matchId}`);
  await expect(log(page).getByText('Line 229', { exact: true })).toBeInViewport();
  const first = log(page).getByText('Line 40', { exact: true });
  await first.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeAttached();
  const before = await restingPlace(first);
  older.letThrough();
  await expect(log(page).getByText('Line 0', { exact: true })).toBeAttached();
  const after = await restingPlace(first);
  expect(Math.abs(after - before)).toBeLessThan(2);
  await expect(page.getByRole('button', { name: 'Earlier messages' })).toBeHidden();
});
