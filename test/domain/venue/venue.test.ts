import { VenueNotReadable } from '../../../src/domain/venue/venue-errors.js';
import { venueFrom } from '../../../src/domain/venue/venue.js';

it('a proposed venue is trimmed, and unreadable names and addresses are refused', () => {
  const written = { name: ' Cafe ', address: ' ', latitude: 1, longitude: 1 };
  expect(venueFrom(written)).toMatchObject({ name: 'Cafe', address: null, website: null });
  for (const name of ['\u200b', 'a\nb', '\u202eefac'])
    expect(() => venueFrom({ ...written, name })).toThrow(VenueNotReadable);
  expect(() => venueFrom({ ...written, address: 'a\tb' })).toThrow(VenueNotReadable);
});
