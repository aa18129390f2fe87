import { METERS_PER_MILE, milesBetween } from '@domain/shared/distance.js';
import type { LinkedPlace } from '../../shared/place-link.js';
import type { PlaceOnMap } from './map-source.js';

/** Two positions of the same place in different sources differ by less than this. */
const SAME_WITHIN_METERS = 100;

/** The places with the linked one first: as the source has it, or else with the data of the link. */
export function withLinked(places: readonly PlaceOnMap[], linked: LinkedPlace): PlaceOnMap[] {
  const known = places.find((place) => areSame(place, linked));
  return [known ?? asLinked(linked), ...places.filter((place) => place !== known)];
}

const areSame = (place: PlaceOnMap, linked: LinkedPlace): boolean =>
  place.name === linked.name && milesBetween(place, linked) * METERS_PER_MILE < SAME_WITHIN_METERS;

function asLinked({ name, address, venueType, latitude, longitude }: LinkedPlace): PlaceOnMap {
  return {
    id: 'linked',
    name,
    venueType,
    address,
    latitude,
    longitude,
    distanceMiles: 0,
    rating: null,
    priceLevel: null,
    cuisine: null,
    openingHours: null,
    openness: 'unknown',
    website: null,
    phone: null,
    isStepFree: null,
    mapUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`,
  };
}
