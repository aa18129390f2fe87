import type { Venue } from '../../../src/domain/match/venue/venue.js';
import type { Place } from '../../../src/domain/places/nearby-places.js';

/** A venue in the middle of town, with the fields that matter to the test. */
export const aVenue = (fields: Partial<Venue> = {}): Venue => ({
  name: 'Cafe Mira',
  address: '12 Main Street',
  latitude: 40.73,
  longitude: -73.99,
  website: null,
  ...fields,
});

/** The same as a map knows it. */
export const aPlace = (fields: Partial<Place> = {}): Place => ({
  ...aVenue(),
  id: 'node/1',
  venueType: 'cafe',
  cuisine: null,
  openingHours: null,
  ...fields,
});
