import type { Page } from '@playwright/test';
import { expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { ALLOWED } from '../support/browser/maps.js';
import { expect, test as base } from '../support/browser/test.js';
import { addressesAnswer, aFeature, type PhotonStub, startPhotonStub } from '../support/photon-stub.js';

const test = base.extend<object, { photon: PhotonStub }>({
  photon: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const photon = await startPhotonStub();
      await use(photon);
      await photon.close();
    },
    { scope: 'worker' },
  ],
  settings: [async ({ photon }, use) => use({ GEOCODER_URL: photon.url }), { scope: 'worker' }],
});

// One worker for all of them, because each worker starts a product with these settings.
test.describe.configure({ mode: 'default' });

const BEACON_STREET = aFeature(
  { street: 'Beacon Street', housenumber: '12', city: 'Boston', state: 'Massachusetts' },
  [-71.0631, 42.3581],
);
const BEACON_FALLS = aFeature({ name: 'Beacon Falls', state: 'Connecticut' }, [-73.0626, 41.4429]);
const CREDIT = 'Search by Photon, data © OpenStreetMap contributors';

async function setLocation(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Add your location' }).click();
  return page.getByRole('dialog', { name: 'Set Your Location' });
}

test('a typed address shows nearby suggestions with their attribution', async ({
  town,
  openBrowser,
  photon,
}) => {
  photon.behave(addressesAnswer(BEACON_STREET, BEACON_FALLS));
  const page = await openBrowser({ as: await town.member(), ...ALLOWED });
  const dialog = await setLocation(page);
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
  await expectNoVisualFlaws(page, 'suggested addresses');

  await address.press('ArrowDown');
  await address.press('Enter');
  await expect(address).toHaveValue('Beacon Street 12, Boston, Massachusetts');
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await expect(dialog.getByText(CREDIT)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Your location' })).toContainText('Beacon Street 12');
});

test("the browser's position is shown with its name", async ({ town, openBrowser, photon }) => {
  photon.behave(addressesAnswer(BEACON_STREET));
  const page = await openBrowser({ as: await town.member(), ...ALLOWED });
  const dialog = await setLocation(page);
  await dialog.getByRole('button', { name: 'Use Current Location' }).click();
  await expect(dialog.getByRole('combobox')).toHaveValue('Beacon Street 12, Boston, Massachusetts');
  await expect(dialog.getByText(CREDIT)).toBeVisible();
  expect(photon.asked.at(-1)!.pathname).toBe('/reverse');
});

test('while the geocoder is unavailable the list of cities is the fallback, without an attribution', async ({
  town,
  openBrowser,
  photon,
}) => {
  photon.behave((_request, response) => void response.writeHead(502).end());
  const page = await openBrowser({ as: await town.member(), locale: 'es-MX' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Añade tu ubicación' }).click();
  const dialog = page.getByRole('dialog', { name: 'Define tu ubicación' });
  await dialog.getByRole('combobox', { name: 'Dirección' }).fill('Montevid');
  await expect(dialog.getByRole('option', { name: /^Montevideo/ })).toBeVisible();
  await expect(dialog.getByText('Ciudades de la lista city-timezones')).toBeVisible();
  await expect(dialog.getByText('OpenStreetMap')).toBeHidden();
});
