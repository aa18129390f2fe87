import type { Diet } from '../private-preferences/private-preferences.js';
import { type Coordinates, METERS_PER_MILE, milesBetween } from '../shared/distance.js';
import type { VenueType } from '../shared/slot.js';

/** Search radius in meters. */
export const NEARBY_METRES = 2000;
/** Maximum number of results. */
export const MOST_PLACES = 20;
/** Maximum length of a phone number, in UTF-16 code units. */
export const LONGEST_PHONE = 30;
/** Whether a place takes bookings, from one that cannot be visited without to one that takes none. */
export const BOOKING_POLICIES = ['required', 'recommended', 'yes', 'no'] as const;
export type BookingPolicy = (typeof BOOKING_POLICIES)[number];

/** Minimum rating (exclusive), of 5, for sources that have ratings. */
const RATED_ABOVE = 3.5;

/**
 * A cafe or restaurant from the map; a field that the map does not contain is null. Texts are untrusted and for display
 * only.
 */
export interface Place extends Coordinates {
  /** Id of the map's format, such as `node/123`. */
  readonly id: string;
  readonly name: string;
  readonly venueType: VenueType;
  readonly address: string | null;
  /** Such as `italian, pizza`. */
  readonly cuisine: string | null;
  /** In the OpenStreetMap format, such as `Mo-Fr 08:00-18:00`. */
  readonly openingHours: string | null;
  /** URL with the scheme http or https. */
  readonly website: string | null;
  /** An international number, such as `+1 313 555 0147`. */
  readonly phone: string | null;
  /** Whether a wheelchair gets in and to the tables. */
  readonly isStepFree: boolean | null;
  /** Whether the kitchen caters for a diet; those that are not known are absent. */
  readonly diets: Readonly<Partial<Record<Diet, boolean>>>;
  readonly bookingPolicy: BookingPolicy | null;
}

export interface NearbyPlace extends Place {
  readonly distanceMiles: number;
}

/** Drops duplicate ids; the first occurrence is returned. */
function uniqueById<P extends { readonly id: string }>(places: readonly P[]): P[] {
  const seen = new Set<string>();
  return places.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The places within the radius, nearest first: the order for sources without ratings. */
export function nearestPlaces(places: readonly Place[], here: Coordinates): NearbyPlace[] {
  return uniqueById(places)
    .map((place) => ({ ...place, distanceMiles: milesBetween(here, place) }))
    .filter(({ distanceMiles }) => distanceMiles * METERS_PER_MILE <= NEARBY_METRES)
    .sort((one, other) => one.distanceMiles - other.distanceMiles)
    .slice(0, MOST_PLACES);
}

/** The places above the minimum rating, best first; places without a rating are excluded. */
export function bestRatedPlaces<P extends { readonly id: string; readonly rating: number | null }>(
  places: readonly P[],
): P[] {
  return uniqueById(places)
    .filter(({ rating }) => rating !== null && rating > RATED_ABOVE)
    .sort((one, other) => other.rating! - one.rating!)
    .slice(0, MOST_PLACES);
}
