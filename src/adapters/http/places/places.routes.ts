import type { FindNearbyPlaces, PlaceNow } from '../../../application/places/find-nearby-places.js';
import { PlaceQuery } from '../profile/place.dto.js';
import { many, type Route } from '../route.js';
import { NearbyPlaceResponse } from './places.dto.js';
import { routesFor } from '../routes-for.js';

const member = routesFor('member', 'Places');

export const placesRoutes = (findNearbyPlaces: FindNearbyPlaces): Route[] => [
  member.get('/api/places/nearby', 'listNearbyPlaces', {
    summary: 'List cafes and restaurants within 2000 m of a position, where Google Maps is not configured',
    query: PlaceQuery,
    responses: {
      200: many(NearbyPlaceResponse, 'At most 20, nearest first'),
      429: { description: 'Too many searches' },
      503: { description: 'The places service is not available' },
    },
    handle: async ({ userId, query }) => {
      const at = { latitude: query.lat, longitude: query.lon };
      return (await findNearbyPlaces.execute({ userId, at })).map(presentPlace);
    },
  }),
];

/** Lists every field explicitly, so that no other field is ever sent. */
const presentPlace = (place: PlaceNow): NearbyPlaceResponse => ({
  id: place.id,
  name: place.name,
  venueType: place.venueType,
  address: place.address,
  latitude: place.latitude,
  longitude: place.longitude,
  distanceMiles: place.distanceMiles,
  cuisine: place.cuisine,
  openingHours: place.openingHours,
  website: place.website,
  phone: place.phone,
  isStepFree: place.isStepFree,
  openness: place.openness,
});
