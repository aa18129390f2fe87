import type { Place } from '../../places/nearby-places.js';
import type { VenueType } from '../../shared/slot.js';
import { type Guest, located, worstShare } from './fair-middle.js';
import { isSamePlace, LONGEST_VENUE_ADDRESS, LONGEST_VENUE_NAME, type Venue } from './venue.js';

/** The most places that the product proposes to a table. */
export const MOST_FAIREST = 3;

/**
 * The places of the right kind whose worst share of anyone's limit is least, the fairest first; where two are equally
 * fair, by their id. None of them is farther from somebody than they would go. The same place is named once.
 */
export function fairestVenues(
  places: readonly Place[],
  guests: readonly Guest[],
  venueType: VenueType,
): Venue[] {
  const people = located(guests);
  if (people.length === 0) return [];
  const ranked = places
    .filter((place) => place.venueType === venueType)
    .map((place) => ({ id: place.id, venue: asVenue(place), share: worstShare(place, people) }))
    .filter(({ share }) => share <= 1)
    .sort((one, other) => one.share - other.share || (one.id < other.id ? -1 : 1));
  const fairest: Venue[] = [];
  for (const { venue } of ranked) {
    if (fairest.length === MOST_FAIREST) break;
    if (!fairest.some((each) => isSamePlace(each, venue))) fairest.push(venue);
  }
  return fairest;
}

/** A map may name places at any length. */
const asVenue = ({ name, address, latitude, longitude, website }: Place): Venue => ({
  name: cut(name, LONGEST_VENUE_NAME),
  address: address && cut(address, LONGEST_VENUE_ADDRESS),
  latitude,
  longitude,
  website,
});

/** The beginning of a text, without half of a character at its end. */
const cut = (text: string, longest: number): string => text.slice(0, longest).replace(/\p{Cs}$/u, '');
