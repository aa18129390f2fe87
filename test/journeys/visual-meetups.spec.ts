import type { Page } from '@playwright/test';
import type { Meetup } from '../../web-user/src/shared/api/types.js';
import { alterResponse, failAt, delayResponses } from '../support/browser/alter-response.js';
import { expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { expect, test } from '../support/browser/test.js';

const LIST = '**/api/meetups/browse*';
const TITLES = ['Full', 'Waiting', 'Joined', 'For others'];

/** Changes the response of the list: one meetup for each state of a seat, based on the first open one. */
const showEveryState = (page: Page): Promise<void> =>
  alterResponse<Meetup[]>(page, LIST, ([meetup]) => {
    const full = { ...meetup!, currentParticipants: 6, isFull: true };
    return [
      { ...full, id: 1, title: 'Full' },
      { ...full, id: 2, title: 'Waiting', waitlisted: true, waitlistPosition: 2 },
      { ...meetup, id: 3, title: 'Joined', joined: true, matchId: 7 },
      { ...meetup, id: 4, title: 'For others', enforceLimits: true, mayJoin: false },
    ];
  });

test('open meetups and their details have no visual flaws while loading, in every state of a seat, and when loading fails', async ({
  town,
  openBrowser,
  forgive,
}) => {
  await town.meetup({ title: 'Dumplings to share' });
  const page = await openBrowser({ as: await town.member() });
  forgive(/status of 500/);
  await failAt(page, LIST);
  await page.goto('/browse');
  const failure = page.getByText("We couldn't load the meetups.");
  await expect(failure).toBeVisible();
  await expectNoVisualFlaws(page, 'meetups that failed to load');

  await page.unrouteAll({ behavior: 'wait' });
  await showEveryState(page);
  const release = await delayResponses(page, LIST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Browse Meetups' })).toBeVisible();
  await expectNoVisualFlaws(page, 'the meetups, loading');
  release();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expectNoVisualFlaws(page, 'full, awaited, joined and closed meetups');
  for (const title of TITLES) {
    await page.getByRole('button', { name: `View Details: ${title}` }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectNoVisualFlaws(page, `the details of one that is: ${title}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
