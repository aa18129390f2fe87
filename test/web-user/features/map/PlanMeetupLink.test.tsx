import { screen } from '@testing-library/react';
import { PlanMeetupLink } from '../../../../web-user/src/features/map/PlanMeetupLink.js';
import type { PlaceOnMap } from '../../../../web-user/src/features/map/map-source.js';
import { ADA } from '../../../support/web/ada.js';
import { renderFor } from '../../../support/web/render.js';

const MIRA = {
  name: 'Cafe Mira',
  address: '12 Main Street',
  latitude: 42.36,
  longitude: -71.06,
  venueType: 'cafe',
} as PlaceOnMap;

it.each([
  [59, 0],
  [60, 1],
])(
  'with a trust score of %i there are %i links from a place to the form of a meetup',
  (trustScore, count) => {
    renderFor({ ...ADA, trustScore }, <PlanMeetupLink place={MIRA} />);
    expect(screen.queryAllByRole('link')).toHaveLength(count);
  },
);

it('the link prefills the form with the place', () => {
  renderFor({ ...ADA, trustScore: 60 }, <PlanMeetupLink place={MIRA} />);
  const link = screen.getByRole('link', { name: 'Plan a meetup here: Cafe Mira' });
  const { pathname, searchParams } = new URL(link.getAttribute('href')!, 'http://localhost');
  expect(pathname).toBe('/browse');
  expect(Object.fromEntries(searchParams)).toEqual({
    plan: 'new',
    venue: 'Cafe Mira',
    address: '12 Main Street',
    lat: '42.36',
    lon: '-71.06',
    type: 'cafe',
  });
});
