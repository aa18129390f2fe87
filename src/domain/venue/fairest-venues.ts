import type { Place } from '../places/nearby-places.js';
import type { Openness } from '../places/openness.js';
import { truncated } from '../shared/readable-text.js';
import type { VenueType } from '../shared/slot.js';
import { type MemberLocation, located, sumOfShares, worstShare } from './fair-middle.js';
import { isSamePlace, LONGEST_VENUE_ADDRESS, LONGEST_VENUE_NAME, type Venue } from './venue.js';

/** Maximum number of venues proposed by the product. */
export const MOST_FAIREST = 3;

/**
 * Steps in which worst shares are compared, because a twentieth of the distance that somebody accepts is no hardship: within
 * a step the sum for all members decides.
 */
const STEPS_OF_SHARE = 20;
/** Steps in which sums are compared, so that equal ones are not told apart by how they were rounded. */
const STEPS_OF_SUM = 1000;

/**
 * Ranks the places of the requested venue type, the fairest first: by the minimax objective `worstShare`, then by the sum of
 * the shares, each in steps, then by id. Places too far for any member are excluded.
 * @returns empty when no coordinates are known
 */
export function rankedByFairness(
  places: readonly Place[],
  members: readonly MemberLocation[],
  venueType: VenueType,
): Place[] {
  const locatedMembers = located(members);
  if (locatedMembers.length === 0) return [];
  return places
    .filter((place) => place.venueType === venueType && worstShare(place, locatedMembers) <= 1)
    .map((place) => {
      const worst = Math.ceil(worstShare(place, locatedMembers) * STEPS_OF_SHARE);
      const sum = Math.round(sumOfShares(place, locatedMembers) * STEPS_OF_SUM);
      return { place, worst, sum };
    })
    .sort(
      (one, other) =>
        one.worst - other.worst || one.sum - other.sum || (one.place.id < other.place.id ? -1 : 1),
    )
    .map(({ place }) => place);
}

/**
 * The venues to propose: the first that are open, then the first whose hours are not known. Closed ones and duplicates are
 * dropped.
 * @param ranked the fairest first
 * @param openness of each, in the same order
 * @param better venues to propose before them
 */
export function fairestVenues(
  ranked: readonly Place[],
  openness: readonly Openness[],
  better: readonly Venue[] = [],
): Venue[] {
  const venues = ranked.map((place, at) => toVenue(place, openness[at]!));
  const fairest = [...better];
  for (const wanted of ['open', 'unknown']) {
    for (const venue of venues) {
      if (fairest.length === MOST_FAIREST) return fairest;
      if (venue.openness === wanted && !fairest.some((each) => isSamePlace(each, venue))) fairest.push(venue);
    }
  }
  return fairest;
}

/** Maps limit neither names nor addresses. */
const toVenue = (place: Place, openness: Openness): Venue => ({
  name: truncated(place.name, LONGEST_VENUE_NAME),
  address: place.address && truncated(place.address, LONGEST_VENUE_ADDRESS),
  latitude: place.latitude,
  longitude: place.longitude,
  website: place.website,
  phone: place.phone,
  bookingPolicy: place.bookingPolicy,
  openness,
});
