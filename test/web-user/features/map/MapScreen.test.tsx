import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapScreen } from '../../../../web-user/src/features/map/MapScreen.js';
import { aPlace } from '../../../support/web/a-meetup.js';
import { ADA } from '../../../support/web/ada.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { loadAgain } from '../../../support/web/load-again.js';
import { renderFor } from '../../../support/web/render.js';

const CONFIG: Answers = { 'GET /api/config': [200, { googleMapsApiKey: null, tileUrl: '' }] };
const NOWHERE = { ...ADA, location: null, latitude: null, longitude: null };
const here = { coords: { latitude: 42.36, longitude: -71.06 } };
const findMe = () =>
  Object.assign(navigator, {
    geolocation: { getCurrentPosition: (found: (at: object) => void) => found(here) },
  });
const denying = jest.fn((_found: unknown, refused: (error: object) => void) => refused({ code: 1 }));

beforeEach(() => {
  denying.mockClear();
  Object.assign(navigator, { geolocation: { getCurrentPosition: denying } });
});

describe('the map of a user without a position', () => {
  it('says what to do where no location is saved, with a retry', async () => {
    fakeApi(CONFIG);
    renderFor(NOWHERE, <MapScreen />, '/map');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Unable to get your location. Please enable location services.')).toBeTruthy();
    expect(alert.getByRole('link', { name: 'Go to the home screen' }).getAttribute('href')).toBe('/');
    const asked = denying.mock.calls.length;
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(denying.mock.calls.length).toBeGreaterThan(asked));
  });

  it('says that the browser has no geolocation', async () => {
    Object.assign(navigator, { geolocation: undefined });
    fakeApi(CONFIG);
    renderFor(NOWHERE, <MapScreen />, '/map');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Geolocation is not supported by this browser.',
    );
  });

  it('does not show places around a saved location that is not surely meant', async () => {
    const guess = { label: 'Quux, Ohio', latitude: 40, longitude: -81, source: 'cities', isExact: false };
    const { calls } = fakeApi({ ...CONFIG, 'GET /api/geocode/search': [200, [guess]] });
    renderFor({ ...NOWHERE, location: 'Qqqqq Xxxxx' }, <MapScreen />, '/map');
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to get your location.');
    expect(calls.some(({ path }) => path.startsWith('/api/geocode/search'))).toBe(true);
    expect(calls.some(({ path }) => path.startsWith('/api/places'))).toBe(false);
  });
});

it('a map that was loaded stays when its configuration fails to load again', async () => {
  const answers: Answers = { ...CONFIG, 'GET /api/places/nearby': [200, []] };
  fakeApi(answers);
  findMe();
  const { client } = renderFor(NOWHERE, <MapScreen />, '/map');
  expect(await screen.findByText('No places found nearby')).toBeTruthy();
  answers['GET /api/config'] = [500, { message: 'Oh no.' }];
  await loadAgain(client);
  expect(client.getQueryState(['/api/config'])?.status).toBe('error');
  expect(screen.getByText('No places found nearby')).toBeTruthy();
  expect(screen.queryByText('Failed to load map configuration')).toBeNull();
});

it('a place says whether it is open now and known to be step-free, and how to reach it', async () => {
  const places = [
    aPlace({ name: 'Cafe 1', openness: 'open', phone: '+1 (617) 555-0147', isStepFree: true }),
    aPlace({ id: 'node/2', openness: 'closed', isStepFree: false }),
    aPlace({ id: 'node/3' }),
  ];
  fakeApi({ ...CONFIG, 'GET /api/places/nearby': [200, places] });
  findMe();
  renderFor(NOWHERE, <MapScreen />, '/map');
  const call = await screen.findByRole('link', { name: 'Call Cafe 1: +1 (617) 555-0147' });
  expect(call.getAttribute('href')).toBe('tel:+16175550147');
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items.map((text) => /Open now|Closed now/.exec(text!)?.[0])).toEqual([
    'Open now',
    'Closed now',
    undefined,
  ]);
  expect(items.map((text) => text!.includes('Step-free'))).toEqual([true, false, false]);
});
