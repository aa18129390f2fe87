import type { Place } from '../places/nearby-places.js';
import { truncated } from '../shared/readable-text.js';
import type { VenueType } from '../shared/slot.js';
import { type MemberLocation, located, worstShare } from './fair-middle.js';
import { isSamePlace, LONGEST_VENUE_ADDRESS, LONGEST_VENUE_NAME, type Venue } from './venue.js';

/** Maximum number of venues proposed by the product. */
export const MOST_FAIREST = 3;

/**
 * Ranks the places of the requested venue type by the minimax objective `worstShare`, best first, ties by id. Places
 * too far for any member are excluded; duplicates are dropped.
 * @returns empty when no coordinates are known
 */
export function fairestVenues(
  places: readonly Place[],
  members: readonly MemberLocation[],
  venueType: VenueType,
): Venue[] {
  const locatedMembers = located(members);
  if (locatedMembers.length === 0) return [];
  const ranked = places
    .filter((place) => place.venueType === venueType)
    .map((place) => ({ id: place.id, venue: toVenue(place), share: worstShare(place, locatedMembers) }))
    .filter(({ share }) => share <= 1)
    .sort((one, other) => one.share - other.share || (one.id < other.id ? -1 : 1));
  const fairest: Venue[] = [];
  for (const { venue } of ranked) {
    if (fairest.length === MOST_FAIREST) break;
    if (!fairest.some((each) => isSamePlace(each, venue))) fairest.push(venue);
  }
  return fairest;
}

/** Maps limit neither names nor addresses. */
const toVenue = ({ name, address, latitude, longitude, website }: Place): Venue => ({
  name: truncated(name, LONGEST_VENUE_NAME),
  address: address && truncated(address, LONGEST_VENUE_ADDRESS),
  latitude,
  longitude,
  website,
});
