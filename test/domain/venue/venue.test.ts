import { venueFrom } from '../../../src/domain/venue/venue.js';
import { breaks } from '../../support/refused.js';

it('a proposed venue is trimmed, and unreadable names and addresses are refused', () => {
  const written = { name: ' Cafe ', address: ' ', latitude: 1, longitude: 1 };
  expect(venueFrom(written)).toMatchObject({ name: 'Cafe', address: null, website: null });
  for (const name of ['\u200b', 'a\nb', '\u202eefac'])
    breaks(() => venueFrom({ ...written, name }), 'venue_not_readable');
  breaks(() => venueFrom({ ...written, address: 'a\tb' }), 'venue_not_readable');
});
