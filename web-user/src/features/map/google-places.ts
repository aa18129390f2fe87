import { bestRatedPlaces, MOST_PLACES, NEARBY_METRES } from '@domain/places/nearby-places.js';
import { type Coordinates, milesBetween } from '@domain/shared/distance.js';
import type { VenueType } from '@domain/shared/slot.js';
import { hoursOf, opennessAt } from './google-hours.js';
import { googleLibrary } from './google-library.js';
import type { PlaceOnMap } from './map-source.js';

const FIELDS = [
  'displayName',
  'formattedAddress',
  'location',
  'rating',
  'priceLevel',
  'types',
  'googleMapsURI',
  'regularOpeningHours',
  'utcOffsetMinutes',
  'internationalPhoneNumber',
  'websiteURI',
  'accessibilityOptions',
];
/** In ascending order; free places have no price level. */
const PRICE_LEVELS = ['INEXPENSIVE', 'MODERATE', 'EXPENSIVE', 'VERY_EXPENSIVE'];

/**
 * Cafes and restaurants from Google Places, sorted by rating, best first.
 * @throws ServiceNotLoaded, and the errors of the Places API when it rejects the request
 */
export async function googlePlacesAround(key: string, at: Coordinates): Promise<PlaceOnMap[]> {
  const { Place } = await googleLibrary(key, 'places');
  // A request returns at most twenty places before filtering by rating, so each venue type has its own request.
  const searches = await Promise.all(
    (['restaurant', 'cafe'] as const).map((type) =>
      Place.searchNearby({
        fields: FIELDS,
        locationRestriction: {
          center: { lat: at.latitude, lng: at.longitude },
          radius: NEARBY_METRES,
        },
        includedTypes: [type],
        maxResultCount: MOST_PLACES,
      }),
    ),
  );
  const found = searches.flatMap(({ places }) => places.map((place) => placeOnMap(place, at)));
  return bestRatedPlaces(found.filter((place) => place !== null));
}

function placeOnMap(place: google.maps.places.Place, here: Coordinates): PlaceOnMap | null {
  const { id, displayName, location } = place;
  if (!id || !displayName || !location) return null;
  const at = { latitude: location.lat(), longitude: location.lng() };
  const periods = place.regularOpeningHours?.periods;
  const level = PRICE_LEVELS.indexOf(String(place.priceLevel)) + 1;
  return {
    ...at,
    id,
    name: displayName,
    venueType: venueTypeOf(place.types),
    address: place.formattedAddress ?? null,
    distanceMiles: milesBetween(here, at),
    rating: place.rating ?? null,
    priceLevel: level || null,
    cuisine: null,
    openingHours: hoursOf(periods),
    openness: opennessAt(periods, place.utcOffsetMinutes, new Date()),
    website: place.websiteURI ?? null,
    phone: place.internationalPhoneNumber ?? null,
    isStepFree: place.accessibilityOptions?.hasWheelchairAccessibleEntrance ?? null,
    mapUrl:
      place.googleMapsURI ??
      `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(displayName)}&query_place_id=${encodeURIComponent(id)}`,
  };
}

const venueTypeOf = (types: readonly string[] | undefined): VenueType =>
  types?.includes('restaurant') ? 'restaurant' : 'cafe';
