import { screen, waitFor } from '@testing-library/react';
import { LocationCard } from '../../../../web-user/src/features/location/LocationCard.js';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';

const SEARCH = 'GET /api/geocode/search';
const UNPLACED = { ...ADA, location: 'Home', locationNear: null, latitude: null, longitude: null };
const HOMESTEAD = {
  label: 'Homestead, Florida',
  latitude: 25.47,
  longitude: -80.47,
  source: 'openstreetmap',
  isExact: false,
};

function open(me: typeof ADA, answers: Answers = {}) {
  const api = fakeApi({ 'GET /api/user': [200, me], ...answers });
  renderFor(me, <LocationCard onChange={() => undefined} />);
  return api;
}

it('a typed location shows the town that was understood', () => {
  const { calls } = open({ ...ADA, location: 'homestead fl', locationNear: 'Homestead, FL' });
  expect(screen.getByText('homestead fl')).toBeTruthy();
  expect(screen.getByText('near Homestead, FL')).toBeTruthy();
  expect(calls).toEqual([]);
});

it('a location that is not sure asks about the best guess, and a yes saves it', async () => {
  const { calls } = open(UNPLACED, {
    [SEARCH]: [200, [HOMESTEAD]],
    'PATCH /api/user/location': [200, { ...HOMESTEAD, location: HOMESTEAD.label, locationNear: null }],
  });
  await screen.findByText("Did you mean Homestead, Florida? Until we know, we can't filter by distance.");
  await press("Yes, that's it");
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      location: 'Homestead, Florida',
      latitude: 25.47,
      longitude: -80.47,
    }),
  );
});

it('a location that is not on the map is kept, and said to have no distance', async () => {
  open(UNPLACED, { [SEARCH]: [200, []] });
  await screen.findByText("We couldn't find this on the map, so we can't filter by distance.");
  expect(screen.getByText('Home')).toBeTruthy();
});
