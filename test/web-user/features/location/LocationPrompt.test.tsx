import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocationPrompt } from '../../../../web-user/src/features/location/LocationPrompt.js';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';

const NOWHERE = { ...ADA, location: null, latitude: null, longitude: null };
const BOSTON = {
  label: 'Boston',
  latitude: 42.36,
  longitude: -71.06,
  source: 'openstreetmap',
  isExact: true,
};
const PATCH = 'PATCH /api/user/location';

function open(me: typeof ADA = NOWHERE, homeArea: string | null = null) {
  const api = fakeApi({
    'GET /api/user': [200, ADA],
    'GET /api/config': [200, { homeArea }],
    'GET /api/geocode/search': [200, [BOSTON]],
    'GET /api/geocode/reverse': [200, BOSTON],
    [PATCH]: [200, { ...BOSTON, location: 'Boston', locationNear: null, timeZone: 'America/New_York' }],
  });
  renderFor(me, <LocationPrompt />);
  return { saved: () => api.calls.find(({ method }) => method === 'PATCH')?.body };
}

it('is absent for a user with a location', () => {
  open(ADA);
  expect(screen.queryByRole('form')).toBeNull();
});

it('asks for nothing where the community has a home area: it says so, and a location can be added', async () => {
  open(NOWHERE, 'Ann Arbor');
  expect(await screen.findByText("We'll look near Ann Arbor.")).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  await press('Add your location');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Address' }));
});

it('saves the position of the browser with one tap', async () => {
  Object.assign(navigator, {
    geolocation: {
      getCurrentPosition: (found: (at: object) => void) =>
        found({ coords: { latitude: 42.36, longitude: -71.06 } }),
    },
  });
  const { saved } = open();
  await press('Use Current Location');
  await waitFor(() => expect(saved()).toEqual({ location: 'Boston', latitude: 42.36, longitude: -71.06 }));
});

it('saves a suggestion when it is picked', async () => {
  const { saved } = open();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Address' }), 'Bost');
  await userEvent.click(await screen.findByRole('option', { name: 'Boston' }));
  await waitFor(() => expect(saved()).toEqual({ location: 'Boston', latitude: 42.36, longitude: -71.06 }));
});

it('saves a typed text', async () => {
  const { saved } = open();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Address' }), 'My dorm');
  await press('Save');
  await waitFor(() => expect(saved()).toEqual({ location: 'My dorm' }));
});
