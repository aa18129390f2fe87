import type { Locator, Page } from '@playwright/test';
import type { CurrentUser, VenueBallot } from '../../web-user/src/shared/api/types.js';
import { alterResponse, failAt, delayResponses } from '../support/browser/alter-response.js';
import { followPath } from '../support/browser/follow-path.js';
import { KeyboardOnly } from '../support/browser/keyboard-only.js';
import { expectNoFlawsInState, expectNoVisualFlaws, PHONE } from '../support/browser/visual-checks.js';
import { HERE, itemOf, pinOf, startTileStub } from '../support/browser/maps.js';
import { expectNotice, notice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';
import type { Town } from '../support/browser/town.js';
import type { APerson } from '../support/http/a-person.js';
import { aTableOf, type SeatedTable } from '../support/http/a-table.js';
import { eventually } from '../support/eventually.js';
import { aNode, placesAnswer } from '../support/overpass-stub.js';

/**
 * Every match is in its own part of town, because the product caches places by position, and at the center of the cell of
 * its homes, by which places are ranked.
 */
let parts = 0;
const centerOf = (degrees: number) => Math.round(degrees * 10) / 10;
const elsewhere = () => ({
  latitude: centerOf(HERE.latitude) - 0.5 * ++parts,
  longitude: centerOf(HERE.longitude),
});
type At = ReturnType<typeof elsewhere>;

const near = (at: At, metres: number): object => ({
  lat: at.latitude + metres / 111_000,
  lon: at.longitude,
});
const mira = (at: At) =>
  aNode(1, { name: 'Cafe Mira', 'addr:street': 'Main Street', 'addr:housenumber': '12' }, near(at, 100));
const tea = (at: At) => aNode(2, { name: 'Tea Time' }, near(at, 400));

/** A match of users in one part of town, once the product has proposed this many places. */
async function tableAt(town: Town, at: At, places: number): Promise<SeatedTable> {
  const table = await aTableOf(town, undefined, {}, async (person) => {
    await person.expect('PATCH', '/api/user/location', 200, { location: 'Here', ...at });
    await person.answerSurvey();
  });
  await eventually(async () => {
    const { body } = await table.people[0]!.get<VenueBallot>(`/api/matches/${table.matchId}/venues`);
    return body.venues.length === places;
  });
  return table;
}

const line = (page: Page): Locator => page.getByRole('button', { name: /^Where & when/ });
const place = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Suggested places' }).getByRole('listitem').filter({ hasText: name });
const voteFor = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^(?:Vote|Your vote) for ${name}$`) });

test('members vote for one of the places that suit all of them, everyone sees the votes, and a keyboard user votes and proposes a place from the map', async ({
  town,
  product,
  openBrowser,
}) => {
  const at = elsewhere();
  product.overpass.behave(placesAnswer(mira(at), tea(at)));
  const { matchId, people } = await tableAt(town, at, 2);
  const [ada, ben] = people as [APerson, APerson];
  const { body: ballot } = await ben.get<VenueBallot>(`/api/matches/${matchId}/venues`);
  const teaTime = ballot.venues.find(({ name }) => name === 'Tea Time')!;
  const page = await openBrowser({ as: ada, permissions: ['geolocation'], geolocation: at });
  await startTileStub(page.context());
  await page.goto(`/chat/${matchId}`);
  await expect(line(page)).toContainText('Cafe Mira');
  await page.getByRole('button', { name: "I'll be there" }).click();
  await page
    .getByRole('region', { name: 'Where should we meet?' })
    .getByRole('button', { name: 'Vote' })
    .click();
  await expect(place(page, 'Cafe Mira')).toContainText('Suggested for your table');
  await expect(place(page, 'Cafe Mira')).toContainText('Leading');

  await ben.expect('POST', `/api/matches/${matchId}/venues/${teaTime.id}/vote`, 200);
  await expect(place(page, 'Tea Time')).toContainText('1 vote');
  await expect(place(page, 'Tea Time')).toContainText('Leading');
  await expect(voteFor(page, 'Tea Time')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Tea Time: 1 vote.')).toBeAttached();
  await voteFor(page, 'Tea Time').click();
  await expect(voteFor(page, 'Tea Time')).toHaveAttribute('aria-pressed', 'true');
  await expect(place(page, 'Tea Time')).toContainText('2 votes');

  await page.keyboard.press('Escape');
  await expect(line(page)).toContainText('Tea Time');
  await followPath(page, '/matches');
  await expect(page.getByText('Venue', { exact: true }).locator('..')).toContainText('Tea Time');

  await followPath(page, `/chat/${matchId}`);
  const keys = new KeyboardOnly(page);
  await keys.press('Enter', line(page));
  await expect(voteFor(page, 'Cafe Mira')).toBeVisible();
  await page.goBack();
  await expect(voteFor(page, 'Cafe Mira')).toBeHidden();
  await expect(line(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await keys.press('Space', voteFor(page, 'Cafe Mira'));
  await expect(voteFor(page, 'Cafe Mira')).toHaveAttribute('aria-pressed', 'true');
  await expect(voteFor(page, 'Cafe Mira')).toBeFocused();
  await keys.press('Enter', page.getByRole('link', { name: 'Suggest from the map' }));
  await expect(page).toHaveURL('/map');
  await keys.press('Enter', page.getByRole('button', { name: 'Suggest to my table: Tea Time' }));
  await expect(notice(page)).toContainText('Added to the list');
});

test('a place on the map is proposed as the venue, the ballot links to the map, and a third proposal is refused, on screens without visual flaws', async ({
  town,
  product,
  openBrowser,
}) => {
  const at = elsewhere();
  product.overpass.behave(placesAnswer(mira(at)));
  const { matchId, people } = await tableAt(town, at, 1);
  const farAway = elsewhere();
  product.overpass.behave(
    placesAnswer(
      aNode(7, { name: 'Corner Bakery' }, near(farAway, 50)),
      aNode(8, { name: 'Three' }, near(farAway, 90)),
    ),
  );
  const page = await openBrowser({ as: people[0]!, permissions: ['geolocation'], geolocation: farAway });
  await startTileStub(page.context());
  await alterResponse<CurrentUser>(page, '**/api/user', (user) => ({ ...user, trustScore: 60 }));
  await page.goto('/matches');
  await expect(page.getByText('Venue', { exact: true }).locator('..')).toContainText('Cafe Mira');
  await expectNoVisualFlaws(page, 'a match with a venue');
  await followPath(page, '/map');
  const propose = page.getByRole('button', { name: 'Suggest to my table: Corner Bakery' });
  await expect(propose).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plan a meetup here: Corner Bakery' })).toBeVisible();
  await expectNoFlawsInState(page, 'a map with proposals');
  await propose.click();
  await expectNotice(page, 'Added to the list', 'Your table can now vote for Corner Bakery.');
  // The next notice would replace this one during a click.
  await notice(page).getByRole('button', { name: 'Close notification' }).click();
  await expect(notice(page)).toHaveCount(0);
  await propose.click();
  await notice(page).getByRole('link', { name: 'Go to the chat' }).click();
  await expect(page).toHaveURL(`/chat/${matchId}`);
  await page.setViewportSize(PHONE);
  await line(page).click();
  await expect(place(page, 'Corner Bakery')).toContainText('Suggested by you');
  await expect(page.getByRole('list', { name: 'Suggested places' }).getByRole('listitem')).toHaveCount(2);
  await people[1]!.expect('POST', `/api/matches/${matchId}/venues`, 200, { name: 'Corner Bar', ...at });
  await expect(place(page, 'Corner Bar')).toContainText('Suggested by Ben');

  await place(page, 'Corner Bakery').getByRole('link', { name: 'Corner Bakery on the map' }).click();
  await expect(page.getByText('Corner Bakery and places nearby.')).toBeVisible();
  await expect(pinOf(page, 'Corner Bakery')).toHaveAttribute('aria-current', 'true');
  await expect(itemOf(page, 'Corner Bakery')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: 'Found 2 Places' })).toBeVisible();

  await people[0]!.expect('POST', `/api/matches/${matchId}/venues`, 200, { name: 'Two', ...at });
  await page.getByRole('button', { name: 'Suggest to my table: Three' }).click();
  await expect(notice(page)).toContainText('Not added');
  await expectNoFlawsInState(page, 'a proposal over the limit');
});

test('the chat does not move when the places are loaded', async ({ town, product, openBrowser }) => {
  const at = elsewhere();
  product.overpass.behave(placesAnswer(mira(at)));
  const { matchId, people } = await tableAt(town, at, 1);
  const page = await openBrowser({ as: people[0]! });
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 780 },
  ]) {
    await page.setViewportSize(viewport);
    const release = await delayResponses(page, '**/api/matches/*/venues');
    const loaded = page.waitForResponse('**/api/matches/*/venues');
    await page.goto(`/chat/${matchId}`);
    const whatStands = [page.getByRole('log'), page.getByLabel('Message', { exact: true })];
    await expect(page.getByRole('log')).toContainText('Tablemates System');
    const before = await Promise.all(whatStands.map((part) => part.boundingBox()));
    release();
    await loaded;
    expect(await Promise.all(whatStands.map((part) => part.boundingBox()))).toEqual(before);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

const BALLOT = '**/api/matches/*/venues';

test('a ballot has no visual flaws while loading, open, closed, empty, full and when loading fails', async ({
  town,
  product,
  openBrowser,
  forgive,
}) => {
  const at = elsewhere();
  product.overpass.behave(placesAnswer(mira(at), tea(at)));
  const { matchId, people } = await tableAt(town, at, 2);
  const page = await openBrowser({ as: people[0]! });
  forgive(/status of 500/);
  await failAt(page, BALLOT);
  await page.goto(`/chat/${matchId}`);
  await line(page).click();
  await expect(page.getByText("We couldn't load the places.")).toBeVisible();
  await expectNoFlawsInState(page, 'a ballot that failed to load');
  await page.unrouteAll({ behavior: 'wait' });

  const release = await delayResponses(page, BALLOT);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Loading places...')).toBeAttached();
  await expectNoFlawsInState(page, 'a ballot, loading');
  release();
  await voteFor(page, 'Tea Time').click();
  await expect(place(page, 'Tea Time')).toContainText('Leading');
  await expectNoVisualFlaws(page, 'a vote');
  await page.unrouteAll({ behavior: 'wait' });

  const { body: ballot } = await people[1]!.get<VenueBallot>(`/api/matches/${matchId}/venues`);
  const voters = people.slice(1);
  /** The vote of another member makes the open screen fetch the ballot again. */
  const show = async (what: string, change: (ballot: VenueBallot) => VenueBallot) => {
    await alterResponse<VenueBallot>(page, BALLOT, change);
    await voters.pop()!.expect('POST', `/api/matches/${matchId}/venues/${ballot.venues[0]!.id}/vote`, 200);
    await expect(page.getByText(what).last()).toBeVisible();
    await expectNoFlawsInState(page, what);
    await page.unrouteAll({ behavior: 'wait' });
  };
  await show('Voting is closed.', (ballot) => ({ ...ballot, isOpen: false }));
  await show('No place yet. Suggest one', (ballot) => ({ ...ballot, venues: [], chosenId: null }));
  await show('A very long name', (ballot) => ({
    ...ballot,
    venues: Array.from({ length: 10 }, (_, index) => ({
      ...ballot.venues[0]!,
      id: ballot.chosenId! + index,
      name: index ? `Cafe ${index}` : `A very long name ${'of a cafe '.repeat(9)}`,
      proposedBy: index % 2 ? { id: people[1]!.id, firstName: 'Ben' } : null,
    })),
  }));
});
