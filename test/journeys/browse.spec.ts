import type { Locator, Page } from '@playwright/test';
import { alterResponse } from '../support/browser/alter-response.js';
import { followPath } from '../support/browser/follow-path.js';
import { expectNoFlawsInState } from '../support/browser/visual-checks.js';
import { expectNotice } from '../support/browser/toasts.js';
import { sendMessage } from '../support/browser/chat.js';
import { expect, test } from '../support/browser/test.js';

const ROOM_FOR_TWO = { maxParticipants: 2 };

/** Opens the meetup in the list of open ones. */
async function openDetails(page: Page, title: string): Promise<Locator> {
  await page.goto('/browse');
  await page.getByRole('button', { name: `View Details: ${title}` }).click();
  const details = page.getByRole('dialog', { name: title });
  await expect(details).toBeVisible();
  return details;
}

const seatCount = (place: Locator, shown: string) => place.getByText(shown, { exact: true });

test('a user finds a meetup, takes a seat and writes a message', async ({ town, openBrowser }) => {
  const { id, title } = await town.meetup({ title: 'Dumplings to share' });
  const nora = await town.member('Nora');
  const page = await openBrowser({ as: nora });
  await page.goto('/');
  await page.getByRole('link', { name: 'View All meetups' }).click();
  await expect(page).toHaveURL('/browse');
  const card = page.getByRole('article', { name: title });
  await expect(seatCount(card, '1/6')).toBeVisible();
  await expect(card.getByText('Medium Trust · 60/100')).toBeVisible();
  await expect(card.getByRole('list', { name: 'Verified' })).toHaveText('Phone');

  await card.getByRole('button', { name: `View Details: ${title}` }).click();
  const details = page.getByRole('dialog', { name: title });
  await expect(details.getByText('We share everything.')).toBeVisible();
  const answers = details.getByRole('list', { name: 'Survey answers' });
  await expect(answers.getByRole('listitem')).toHaveText(['Food', 'Indie', 'Chill']);
  await details.getByRole('button', { name: 'Join This Meetup' }).click();
  await expectNotice(
    page,
    'Successfully joined!',
    "You've joined the meetup. Check your matches page for the chat.",
  );
  await expect(seatCount(details, '2/6')).toBeVisible();
  await expect(details.getByText("You're in")).toBeVisible();
  await details.getByRole('link', { name: 'Open Chat' }).click();
  await expect(page).toHaveURL(/\/chat\/\d+$/);
  await sendMessage(page, 'Hello, I am Nora!');
  await expect(page.getByRole('log')).toContainText('Hello, I am Nora!');

  await followPath(page, `/browse?meetup=${id}`);
  await expect(
    page.getByRole('dialog', { name: title }).getByRole('link', { name: 'Open Chat' }),
  ).toBeVisible();
});

test('a user joins the waitlist of a full meetup, takes the seat that becomes free and leaves it', async ({
  town,
  openBrowser,
}) => {
  const { title, id } = await town.meetup({ title: 'Two flat whites', ...ROOM_FOR_TWO });
  const [ben, cleo] = await Promise.all([town.member('Ben'), town.member('Cleo')]);
  const { body: bensSeat } = await ben.expect('POST', `/api/meetups/${id}/join`, 200);

  const cleos = await openBrowser({ as: cleo });
  const waiting = await openDetails(cleos, title);
  await expect(waiting.getByText('Full', { exact: true })).toBeVisible();
  await expect(waiting.getByRole('button', { name: 'Join This Meetup' })).toBeDisabled();
  await waiting.getByRole('button', { name: 'Join the Waitlist' }).click();
  await expectNotice(cleos, "You're on the waitlist", 'Seats go to whoever has waited longest.');
  await expect(waiting.getByText("You're number 1 on the waitlist.")).toBeVisible();

  await ben.expect('DELETE', `/api/matches/${String(bensSeat.matchId)}/leave`, 200);
  await expect(waiting.getByRole('link', { name: 'Open Chat' })).toBeVisible();
  // Its people see too that it is full.
  for (const badge of ["You're in", 'Full'])
    await expect(waiting.getByText(badge, { exact: true })).toBeVisible();

  await waiting.getByRole('button', { name: 'Leave' }).click();
  await cleos.getByRole('alertdialog').getByRole('button', { name: 'Leave Meetup' }).click();
  await expectNotice(cleos, 'You left the meetup', 'Your seat is open for someone else now.');
});

test('an empty list offers to open a request, filters narrow one that is not, and going back closes the details', async ({
  town,
  openBrowser,
}) => {
  const cafe = await town.meetup({ title: 'Cardamom buns', venueType: 'cafe' });
  const restaurant = await town.meetup({ title: 'Ramen for four', maxParticipants: 4 });
  const page = await openBrowser({ as: await town.member() });
  await alterResponse(page, '**/api/meetups/browse*', () => []);
  await page.goto('/browse');
  await expect(page.getByText('No meetups available')).toBeVisible();
  await expectNoFlawsInState(page, 'no meetups');
  await page.getByRole('button', { name: 'Create a match request' }).click();
  await expect(page.getByRole('dialog', { name: 'Find a table' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('No open meetups right now.')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  await page.goto('/browse');
  await expect(page.getByRole('article', { name: restaurant.title })).toBeVisible();
  await page.getByLabel('Venue').selectOption('Cafe');
  await expect(page).toHaveURL('/browse?venueType=cafe');
  await expect(page.getByRole('article', { name: restaurant.title })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Venue')).toHaveValue('cafe');

  const opener = page.getByRole('button', { name: `View Details: ${cafe.title}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: cafe.title });
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL('/browse?venueType=cafe');
  await opener.press('Enter');
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(opener).toBeFocused();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('article', { name: restaurant.title })).toBeVisible();
});
