import type { VenueBallot } from '../../web-user/src/shared/api/types.js';
import { expectNoFlawsInState, expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import {
  type AGooglePlace,
  ALLOWED,
  googleCalls,
  HERE,
  itemOf,
  pinOf,
  fakeGoogleMaps,
  startTileStub,
} from '../support/browser/maps.js';
import { expectNotice } from '../support/browser/toasts.js';
import { expect } from '../support/browser/test.js';
import { test } from '../support/browser/services.js';
import { mockHost } from '../support/browser/page-observer.js';
import { aNode, placesAnswer } from '../support/overpass-stub.js';
import { addressesAnswer, aFeature } from '../support/photon-stub.js';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PLACES: AGooglePlace[] = [
  { id: 'a', displayName: 'Good Enough', rating: 3.6, priceLevel: 'MODERATE' },
  { id: 'b', displayName: 'Not Quite', rating: 3.5, priceLevel: 'FREE' },
  {
    id: 'c',
    displayName: 'The Best',
    rating: 4.84,
    at: [42.362, -71.059],
    regularOpeningHours: { periods: [{ open: { day: 0, hour: 0, minute: 0 }, close: null }] },
    utcOffsetMinutes: -300,
  },
  {
    id: 'd',
    displayName: 'Cafe Both',
    rating: 4.2,
    priceLevel: 'VERY_EXPENSIVE',
    types: ['cafe', 'restaurant'],
  },
  { id: 'e', displayName: 'Unrated' },
  { id: 'f', displayName: 'Cafe Cheap', rating: 4.1, priceLevel: 'INEXPENSIVE', types: ['cafe'] },
];
const FOUND = { name: 'Found 4 Places' };
const BEACON_STREET = aFeature(
  { street: 'Beacon Street', housenumber: '12', city: 'Boston', state: 'Massachusetts' },
  [-71.0631, 42.3581],
);
const BEACON_FALLS = aFeature({ name: 'Beacon Falls', state: 'Connecticut' }, [-73.0626, 41.4429]);
const CREDIT = 'Search by Photon, data © OpenStreetMap contributors';

test('with an API key, places come from Google, and one is proposed as the venue', async ({
  town,
  openBrowser,
}) => {
  const { matchId, people } = await town.table();
  const page = await openBrowser({ as: people[0]!, ...ALLOWED });
  const scripts = await fakeGoogleMaps(page.context(), PLACES);
  await page.goto('/map');
  await expect(page.getByRole('heading', FOUND)).toBeVisible();
  const items = page.getByRole('listitem').filter({ hasText: 'Main Street' });
  await expect(items).toContainText([
    /The Best.*Restaurant.*Open now.*★ 4\.8.*Price not available/,
    /Cafe Both.*Restaurant.*★ 4\.2.*\$\$\$\$/,
    /Cafe Cheap.*Cafe.*★ 4\.1.*\$/,
    /Good Enough.*Restaurant.*★ 3\.6.*\$\$/,
  ]);
  await expect(page.getByText('Rated 4.8 of 5')).toBeAttached();
  expect(scripts).toHaveLength(1);
  expect(new URL(scripts[0]!).searchParams.get('key')).toBe('a-key');
  const { searches } = await googleCalls(page);
  expect(searches.map(({ includedTypes }) => includedTypes)).toEqual([['restaurant'], ['cafe']]);
  for (const search of searches) {
    expect(search).toMatchObject({
      locationRestriction: { center: { lat: HERE.latitude, lng: HERE.longitude }, radius: 2000 },
      maxResultCount: 20,
    });
  }

  await expect(pinOf(page, 'The Best')).toBeVisible();
  expect((await googleCalls(page)).view.zoom).toBe(15);
  await itemOf(page, 'The Best').click();
  await expect(pinOf(page, 'The Best')).toHaveAttribute('aria-current', 'true');
  expect((await googleCalls(page)).view).toEqual({ center: { lat: 42.362, lng: -71.059 }, zoom: 16 });
  await pinOf(page, 'Cafe Cheap').focus();
  await page.keyboard.press('Enter');
  await expect(itemOf(page, 'Cafe Cheap')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'My Location' }).click();
  await expect
    .poll(async () => (await googleCalls(page)).view)
    .toEqual({ center: { lat: HERE.latitude, lng: HERE.longitude }, zoom: 15 });
  await expectNoVisualFlaws(page, 'the map of Google');

  await page.getByRole('button', { name: 'Suggest to my table: The Best' }).click();
  await expectNotice(page, 'Added to the list', 'Your table can now vote for The Best.');
  const { body } = await people[1]!.get<VenueBallot>(`/api/matches/${matchId}/venues`);
  expect(body.venues).toHaveLength(1);
  expect(body.venues[0]).toMatchObject({
    name: 'The Best',
    openness: 'open',
    latitude: 42.362,
    longitude: -71.059,
    proposedBy: { id: people[0]!.id, firstName: 'Ada' },
  });
  expect(body.venues[0]!.address).toContain('Main Street');
});

test('where Google cannot be used, the user can retry or switch to OpenStreetMap, and one who denies the position sees places around the saved location', async ({
  town,
  openBrowser,
  product,
  forgive,
}) => {
  product.overpass.behave(placesAnswer(aNode(1, { name: 'Cafe Mira' })));
  const ada = await town.member();
  await ada.expect('PATCH', '/api/user/location', 200, { location: 'Beacon Hill', ...HERE });
  const page = await openBrowser({ as: ada, permissions: [] });
  await startTileStub(page.context());
  forgive(/Failed to load resource.*maps\.googleapis\.com/);
  await mockHost(page.context(), 'https://maps.googleapis.com/', (route) => route.abort());
  await page.goto('/map');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to load Google Maps');
  await expectNoFlawsInState(page, 'Google failed to load');
  const openStreetMap = alert.getByRole('button', { name: 'Use OpenStreetMap instead' });
  await expect(openStreetMap).toBeVisible();
  await fakeGoogleMaps(page.context(), PLACES);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', FOUND)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Beacon Hill' })).toContainText(
    'Unable to get your location. Please enable location services.',
  );
  const { searches } = await googleCalls(page);
  expect(searches[0]).toMatchObject({ locationRestriction: { center: { lat: 42.36, lng: -71.06 } } });

  await fakeGoogleMaps(page.context(), [{ id: 'b', displayName: 'Not Quite', rating: 3.5 }], {
    refuseSearches: true,
  });
  await page.reload();
  await expect(alert).toContainText("We couldn't load nearby places.");
  await expect(alert).not.toContainText('PERMISSION_DENIED');
  await expect(page.getByRole('group', { name: 'Map of nearby places' })).toBeVisible();
  await expect(openStreetMap).toBeVisible();
  // Google answers again, with one place only, whose rating is too low.
  await page.evaluate('story.refuseSearches = false');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No places found nearby' })).toBeVisible();

  await fakeGoogleMaps(page.context(), PLACES, { refuseKey: true });
  await page.reload();
  await expect(alert).toContainText('Google Maps API key not configured');
  await expectNoFlawsInState(page, 'a rejected key');
  await openStreetMap.click();
  await expect(pinOf(page, 'Cafe Mira')).toBeVisible();
});

test("a typed address and the browser's position are named by the geocoder, with its attribution, and the list of cities is the fallback", async ({
  town,
  openBrowser,
  photon,
}) => {
  photon.behave(addressesAnswer(BEACON_STREET, BEACON_FALLS));
  const page = await openBrowser({ as: await town.member(), ...ALLOWED });
  await page.goto('/');
  await page.getByRole('button', { name: 'Add your location' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set Your Location' });
  const address = dialog.getByRole('combobox', { name: 'Address' });
  await address.fill('Beacon');
  await expect(dialog.getByRole('option')).toHaveText([
    'Beacon Street 12, Boston, Massachusetts',
    'Beacon Falls, Connecticut',
  ]);
  await expect(dialog.getByText(CREDIT)).toBeVisible();
  const { pathname, searchParams } = photon.asked.at(-1)!;
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/api',
    { q: 'Beacon', limit: '8', lang: 'en', lat: '42.36', lon: '-71.06' },
  ]);
  await expectNoFlawsInState(page, 'suggested addresses');

  await address.press('ArrowDown');
  await address.press('Enter');
  await expect(address).toHaveValue('Beacon Street 12, Boston, Massachusetts');
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await expect(dialog.getByText(CREDIT)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const card = page.getByRole('region', { name: 'Your location' });
  await expect(card).toContainText('Beacon Street 12');

  photon.behave(addressesAnswer(BEACON_FALLS));
  await card.getByRole('button', { name: 'Change' }).click();
  await dialog.getByRole('button', { name: 'Use Current Location' }).click();
  await expect(address).toHaveValue('Beacon Falls, Connecticut');
  await expect(dialog.getByText(CREDIT)).toBeVisible();
  expect(photon.asked.at(-1)!.pathname).toBe('/reverse');

  photon.behave((_request, response) => void response.writeHead(502).end());
  await address.fill('Montevid');
  await expect(dialog.getByRole('option', { name: /^Montevideo/ })).toBeVisible();
  await expect(dialog.getByText('OpenStreetMap')).toBeHidden();
});
