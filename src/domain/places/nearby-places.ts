import { type Coordinates, METRES_PER_MILE, milesBetween } from '../shared/distance.js';
import type { VenueType } from '../shared/slot.js';

/** How far around a person places count as nearby. */
export const NEARBY_METRES = 2000;
/** The most places that are shown at once. */
export const MOST_PLACES = 20;
/** Where places are rated, only those above this are worth a table. */
const RATED_ABOVE = 3.5;

/** A cafe or a restaurant as a map knows it. Texts are for showing; what the map does not know is null. */
export interface Place extends Coordinates {
  /** Of the map it comes from, such as `node/123`. */
  readonly id: string;
  readonly name: string;
  readonly venueType: VenueType;
  readonly address: string | null;
  /** Such as `italian, pizza`. */
  readonly cuisine: string | null;
  /** As OpenStreetMap writes them, such as `Mo-Fr 08:00-18:00`. */
  readonly openingHours: string | null;
  /** Begins with http:// or https://. */
  readonly website: string | null;
}

export interface NearbyPlace extends Place {
  readonly distanceMiles: number;
}

/** Each place once, whichever was told first. */
function eachOnce<P extends { readonly id: string }>(places: readonly P[]): P[] {
  const told = new Set<string>();
  return places.filter(({ id }) => !told.has(id) && told.add(id));
}

/** The places within reach of `here`, nearest first: how they are ordered where nobody has rated them. */
export function nearestPlaces(places: readonly Place[], here: Coordinates): NearbyPlace[] {
  return eachOnce(places)
    .map((place) => ({ ...place, distanceMiles: milesBetween(here, place) }))
    .filter(({ distanceMiles }) => distanceMiles * METRES_PER_MILE <= NEARBY_METRES)
    .sort((one, other) => one.distanceMiles - other.distanceMiles)
    .slice(0, MOST_PLACES);
}

/** The places that are rated well enough, best first. A place without a rating is none of them. */
export function bestRatedPlaces<P extends { readonly id: string; readonly rating: number | null }>(
  places: readonly P[],
): P[] {
  return eachOnce(places)
    .filter(({ rating }) => rating !== null && rating > RATED_ABOVE)
    .sort((one, other) => other.rating! - one.rating!)
    .slice(0, MOST_PLACES);
}
