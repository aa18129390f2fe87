import type { Venue } from '../../../src/domain/venue/venue.js';
import type { Place } from '../../../src/domain/places/nearby-places.js';

const CENTER = { latitude: 40.73, longitude: -73.99 };

/** A venue in the center of the town. */
export const aVenue = (fields: Partial<Venue> = {}): Venue => ({
  name: 'Cafe Mira',
  address: '12 Main Street',
  ...CENTER,
  website: null,
  phone: null,
  bookingPolicy: null,
  openness: 'unknown',
  ...fields,
});

/** The same venue as a place of the map service. */
export const aPlace = (fields: Partial<Place> = {}): Place => ({
  name: 'Cafe Mira',
  address: '12 Main Street',
  latitude: 40.73,
  longitude: -73.99,
  website: null,
  phone: null,
  isStepFree: null,
  diets: {},
  bookingPolicy: null,
  id: 'node/1',
  venueType: 'cafe',
  cuisine: null,
  openingHours: null,
  ...fields,
});
