import type { Page } from '@playwright/test';
import type { Meetup } from '../../web-user/src/shared/api/types.js';
import { alterResponse, failAt, delayResponses } from '../support/browser/alter-response.js';
import { followPath } from '../support/browser/follow-path.js';
import { expectNoFlawsInState, expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { expect, test } from '../support/browser/test.js';

const LIST = '**/api/meetups/browse*';
const TITLES = ['Full', 'Waiting', 'Joined', 'For others'];
/** No other story has a meetup here, so the nearest one is known. */
const DENVER = { latitude: 39.74, longitude: -104.99 };

/** Changes the response of the list: the first open meetup, and one for each other state of a seat. */
const showEveryState = (page: Page): Promise<void> =>
  alterResponse<Meetup[]>(page, LIST, ([meetup]) => {
    const full = { ...meetup!, currentParticipants: 6, isFull: true };
    return [
      meetup,
      { ...full, id: 1, title: 'Full' },
      { ...full, id: 2, title: 'Waiting', waitlisted: true, waitlistPosition: 2 },
      { ...meetup, id: 3, title: 'Joined', joined: true, matchId: 7 },
      { ...meetup, id: 4, title: 'For others', enforceLimits: true, mayJoin: false },
    ];
  });

test('open meetups and their details have no visual flaws, light and dark, in every state, and leave a fifth of the window free', async ({
  town,
  openBrowser,
  forgive,
}) => {
  const { title: open } = await town.meetup({
    title: 'A long lunch for people who have just moved to town and know nobody in it yet',
    description: 'Everybody brings a story. '.repeat(30),
    ageRangeMin: 18,
    ageRangeMax: 40,
    ...DENVER,
  });
  const ada = await town.member();
  await ada.expect('PATCH', '/api/user/location', 200, { location: 'Denver, Colorado', ...DENVER });
  const page = await openBrowser({ as: ada });
  forgive(/status of 500/);
  await failAt(page, LIST);
  await page.goto('/browse');
  const failure = page.getByText("We couldn't load the meetups.");
  await expect(failure).toBeVisible();
  await expectNoFlawsInState(page, 'meetups that failed to load');

  await page.unrouteAll({ behavior: 'wait' });
  await showEveryState(page);
  const release = await delayResponses(page, LIST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Browse Meetups' })).toBeVisible();
  await expectNoFlawsInState(page, 'the meetups, loading');
  release();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(page.getByRole('article', { name: open })).toBeVisible();
  await expectNoVisualFlaws(page, 'open, full, awaited, joined and closed meetups');
  for (const title of TITLES) {
    await page.getByRole('button', { name: `View Details: ${title}` }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectNoFlawsInState(page, `the details of one that is: ${title}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: `View Details: ${open}` }).click();
  const details = page.getByRole('dialog', { name: open });
  await expect(details).toBeVisible();
  await expectNoVisualFlaws(page, 'the details of an open meetup');
  for (const height of [500, 780]) {
    await page.setViewportSize({ width: 360, height });
    // The layout for the new size is asynchronous.
    await expect
      .poll(async () => (await details.boundingBox())!.height)
      .toBeLessThanOrEqual(0.8 * height + 1);
  }
  await details.getByRole('region', { name: 'About this meetup' }).focus();
  await page.keyboard.press('End');
  await expect(details.getByRole('heading', { name: 'Participants' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await followPath(page, '/');
  await expect(page.getByRole('link', { name: open })).toBeVisible();
  await expectNoVisualFlaws(page, 'home, with meetups');
});
