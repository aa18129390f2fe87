import { pauseClock } from '../support/browser/pause-clock.js';
import { expectNoFlawsInState, expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { KeyboardOnly } from '../support/browser/keyboard-only.js';
import { ALLOWED, HERE, itemOf, pinOf, startTileStub, zoomOf, zoomShown } from '../support/browser/maps.js';
import { expect, test } from '../support/browser/test.js';
import { aNode, placesAnswer } from '../support/overpass-stub.js';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const LONGITUDES = { 'Cafe Mira': -71.0601, 'Trattoria Zoë': -71.066 };
const MIRA = aNode(
  1,
  { name: 'Cafe Mira', 'addr:street': 'Main Street', 'addr:housenumber': '12', cuisine: 'coffee_shop' },
  { lat: 42.3612, lon: LONGITUDES['Cafe Mira'] },
);
const ZOE = aNode(
  2,
  { name: 'Trattoria Zoë', amenity: 'restaurant', website: 'https://zoe.example/' },
  { lat: 42.357, lon: LONGITUDES['Trattoria Zoë'] },
);
const FOUND = { name: 'Found 2 Places' };

/** Clears the browser's cached position, as after five minutes. */
const CLEAR_CACHED_POSITION = `const ask = Geolocation.prototype.getCurrentPosition;
Geolocation.prototype.getCurrentPosition = function (told, failed) { ask.call(this, told, failed); };`;

/** The prompt for the position stays unanswered until the story calls `answerFirstPosition`. */
const DELAY_FIRST_POSITION = `const ask = Geolocation.prototype.getCurrentPosition;
Geolocation.prototype.getCurrentPosition = function (...rest) {
  window.answerFirstPosition = () => ask.apply(this, rest);
  Geolocation.prototype.getCurrentPosition = ask;
};`;

let north = 0;
/** Another position at each call, because the product caches responses by position. */
const elsewhere = () => ({ ...HERE, latitude: (north += 3) });

test('a user who shares the position sees nearby places and zooms to one of them', async ({
  town,
  openBrowser,
  product,
  forgive,
}) => {
  product.overpass.behave(placesAnswer(ZOE, MIRA));
  const page = await openBrowser({ as: await town.member(), ...ALLOWED });
  const tiles = await startTileStub(page.context());
  forgive(/net::ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(CLEAR_CACHED_POSITION);
  await page.clock.install();
  await page.goto('/map');
  await expect(page).toHaveTitle(/Nearby Restaurants & Cafes/);
  await expect(page.getByRole('heading', FOUND)).toBeVisible();
  const items = page.getByRole('listitem').filter({ hasText: 'Price not available' });
  await expect(items).toHaveText([/Cafe Mira.*coffee shop.*0.1 mi.*12 Main Street/, /Trattoria Zoë.*0.4 mi/]);
  await expect(page.getByText('OpenStreetMap has no ratings or prices')).toBeVisible();
  await expect(pinOf(page, 'Cafe Mira')).toBeVisible();
  const map = page.getByRole('group', { name: 'Map of nearby places' });
  await expect(map.getByRole('link', { name: 'OpenStreetMap', exact: true })).toBeVisible();
  await expect(page.getByText('Places © OpenStreetMap contributors')).toBeVisible();
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
  expect(new Set(tiles.map(zoomOf))).toEqual(new Set([15]));
  expect(product.overpass.asked.at(-1)).toContain('around:2790,42.36,-71.06');

  await test.step("a request for the user's own position during a zoom moves the map there", async () => {
    const zooming = page.waitForRequest((request) => /tile\.openstreetmap\.org\/16\//.test(request.url()));
    await itemOf(page, 'Cafe Mira').click();
    await zooming;
    await page.getByRole('button', { name: 'My Location' }).dispatchEvent('click');
    await expect.poll(() => zoomShown(page, LONGITUDES)).toBeCloseTo(15, 1);
  });

  await itemOf(page, 'Cafe Mira').click();
  await expect(itemOf(page, 'Cafe Mira')).toHaveAttribute('aria-current', 'true');
  await expect(pinOf(page, 'Cafe Mira')).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => zoomShown(page, LONGITUDES)).toBeCloseTo(16, 1);
  expect(tiles.map(zoomOf)).toContain(16);
  await expectInTheMiddle(page, 'Cafe Mira');

  await page.getByRole('button', { name: 'My Location' }).click();
  await expect.poll(() => zoomShown(page, LONGITUDES)).toBeCloseTo(15, 1);
  await pinOf(page, 'Trattoria Zoë').click();
  await expect(itemOf(page, 'Trattoria Zoë')).toHaveAttribute('aria-current', 'true');
  await expect(pinOf(page, 'Cafe Mira')).not.toHaveAttribute('aria-current');
  await expect(page.getByRole('link', { name: 'Open Trattoria Zoë in maps' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/node/2',
  );
  await expect(page.getByRole('link', { name: 'Website of Trattoria Zoë' })).toHaveAttribute(
    'rel',
    'noreferrer',
  );

  await test.step('a moving user who loses the network keeps the map, and sees the places once it is back', async () => {
    await page.context().setOffline(true);
    await page.context().setGeolocation({ ...HERE, latitude: HERE.latitude + 0.001 });
    await page.getByRole('button', { name: 'My Location' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText("We couldn't load nearby places.");
    await expect(pinOf(page, 'Cafe Mira')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await page.context().setOffline(false);
    await expect(pinOf(page, 'Cafe Mira')).toBeVisible();
    await expect(alert).toBeHidden();
  });

  await test.step('leaving during a zoom causes no error', async () => {
    await pauseClock(page);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.clock.runFor(20);
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.clock.runFor(1_000);
    await expect(page.getByRole('group', { name: 'Map of nearby places' })).toHaveCount(0);
  });
});

test('a user who has not answered the permission prompt, or denies the position, sees places around the saved location', async ({
  town,
  openBrowser,
  product,
}) => {
  product.overpass.behave(placesAnswer(MIRA, ZOE));
  const ada = await town.member();
  await ada.expect('PATCH', '/api/user/location', 200, { location: 'Beacon Hill', ...HERE });
  const page = await openBrowser({ as: ada, permissions: [] });
  await startTileStub(page.context());
  await page.addInitScript(DELAY_FIRST_POSITION);
  await page.goto('/map');
  await expect(page.getByText('Finding your location...')).toBeVisible();
  await expectNoFlawsInState(page, 'waiting for a position');
  await page.getByRole('button', { name: 'Show places near Beacon Hill instead' }).click();
  await expect(page.getByRole('heading', FOUND)).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'Beacon Hill' });
  await expect(notice).toBeHidden();

  await page.evaluate('answerFirstPosition()');
  await expect(notice).toContainText('Unable to get your location. Please enable location services.');
  await expect(page.getByRole('heading', FOUND)).toBeVisible();
  await expectNoFlawsInState(page, 'around a saved location');
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(HERE);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', FOUND)).toBeVisible();
});

test('a user without a position or a usable saved location sees what to do, also while the places service is unavailable', async ({
  town,
  openBrowser,
  product,
  forgive,
}) => {
  product.overpass.behave((_request, response) => void response.writeHead(429).end());
  const ada = await town.member();
  await ada.expect('PATCH', '/api/user/location', 200, { location: 'Qqqqq Xxxxx' });
  const page = await openBrowser({ as: ada, permissions: [] });
  forgive(/status of 503/);
  await startTileStub(page.context());
  await page.goto('/map');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Unable to get your location. Please enable location services.');
  await expectNoFlawsInState(page, 'a map without a position');
  await expect(alert.getByRole('link', { name: 'Go to the home screen' })).toBeVisible();
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(elsewhere());
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText("We couldn't load nearby places.");
  await expect(alert).toContainText("We can't load places right now. Please try again in a moment.");
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  product.overpass.behave(placesAnswer(MIRA));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No places found nearby' })).toBeVisible();
  await expectNoFlawsInState(page, 'nothing nearby');
});

test('without its configuration or its code the map shows an error with a retry, and a keyboard user then skips the map or selects a place in the list and on it', async ({
  town,
  openBrowser,
  product,
  forgive,
}) => {
  product.overpass.behave(placesAnswer(MIRA, ZOE));
  const page = await openBrowser({ as: await town.member(), ...ALLOWED });
  await startTileStub(page.context());
  forgive(/Failed to load resource|Failed to fetch dynamically imported module/);
  await page.route('**/api/config', (route) => route.fulfill({ status: 500, json: { message: 'Oh no.' } }));
  await page.route('**/assets/leaflet-view-*.js', (route) => route.abort());
  await page.goto('/map');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to load map configuration');
  await expect(alert).toContainText('Oh no.');
  await page.unroute('**/api/config');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('Failed to load OpenStreetMap');
  await expect(page.getByRole('heading', FOUND)).toBeVisible();
  await expect(page.getByText('Places © OpenStreetMap contributors')).toBeVisible();
  await expectNoFlawsInState(page, 'a list without its map');
  await page.unroute('**/assets/leaflet-view-*.js');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(pinOf(page, 'Cafe Mira')).toBeVisible();

  const keys = new KeyboardOnly(page);
  await keys.press('Enter', page.getByRole('link', { name: 'Skip the map' }));
  await page.keyboard.press('Tab');
  await expect(itemOf(page, 'Cafe Mira')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(itemOf(page, 'Cafe Mira')).toHaveAttribute('aria-current', 'true');
  await keys.press('Enter', pinOf(page, 'Trattoria Zoë'));
  await expect(itemOf(page, 'Trattoria Zoë')).toHaveAttribute('aria-current', 'true');
  await expect(pinOf(page, 'Trattoria Zoë')).toBeFocused();
  await keys.press('Space', itemOf(page, 'Cafe Mira'));
  await expect(pinOf(page, 'Cafe Mira')).toHaveAttribute('aria-current', 'true');
  await expect(itemOf(page, 'Cafe Mira')).toBeFocused();
  await expectNoVisualFlaws(page, 'the map');
});

/** The tip of the pin is at the center of the map. */
async function expectInTheMiddle(page: Parameters<typeof pinOf>[0], name: string): Promise<void> {
  await expect(async () => {
    const map = (await page.getByRole('group', { name: 'Map of nearby places' }).boundingBox())!;
    const pin = (await pinOf(page, name).boundingBox())!;
    expect(Math.abs(pin.x + pin.width / 2 - (map.x + map.width / 2))).toBeLessThan(3);
    expect(Math.abs(pin.y + pin.height - (map.y + map.height / 2))).toBeLessThan(3);
  }).toPass();
}
