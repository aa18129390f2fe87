import { screen } from '@testing-library/react';
import { PlaceDetails } from '../../../../web-user/src/app/pages/PlaceDetails.js';
import type { Match } from '../../../../web-user/src/shared/api/types.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';

function open(match: Partial<Match> = {}): void {
  fakeApi({});
  renderFor(
    ADA,
    <PlaceDetails
      match={{ ...TABLE, ...match }}
      frame={{ isPanel: false, isOpen: true, onClose: () => {} }}
    />,
    '/chat/7',
  );
}
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const directions = () => screen.queryByRole<HTMLAnchorElement>('link', { name: 'Directions' });

it('has day, time, venue and the way to a venue', () => {
  open({ suggestedLocation: 'Cafe Mira, 12 Main Street' });
  expect(facts()).toEqual(['Sat, Nov 28', expect.stringContaining('1:00 PM'), 'Cafe Mira, 12 Main Street']);
  expect(directions()!.href).toBe(
    'https://www.openstreetmap.org/directions?to=Cafe%20Mira%2C%2012%20Main%20Street',
  );
});

it.each([
  ['Near Cambridge', 'Near Cambridge'],
  [null, 'Cafe'],
])('has no way to what is no venue (%s)', (suggestedLocation, shown) => {
  open({ suggestedLocation });
  expect(facts().at(-1)).toBe(shown);
  expect(directions()).toBeNull();
});

it('names the zone of the time for a reader elsewhere', () => {
  open({ timeZone: 'Pacific/Kiritimati' });
  expect(facts()[1]).toContain('Line Islands Time');
});

it('has what one notes and shares, until the meal is over', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Meetup details' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    '/api/matches/7/calendar.ics',
  );
  expect(screen.getByRole('button', { name: 'Share my plan' })).toBeTruthy();
});

it('leaves it to the bar to ask whether one comes', () => {
  open();
  expect(screen.getByText('0 of 5 said yes')).toBeTruthy();
  expect(screen.queryByRole('button', { name: "I'll be there" })).toBeNull();
});
