import { isOneReadableLine, isVisible } from '../../shared/readable-text.js';
import { type Coordinates, METRES_PER_MILE, milesBetween } from '../../shared/distance.js';
import { VenueNotReadable } from './venue-errors.js';

/** Together they fit on one line of a calendar or a card. */
export const LONGEST_VENUE_NAME = 150;
export const LONGEST_VENUE_ADDRESS = 240;

/** Places of one name that are closer than this are the same place. */
const SAME_PLACE_METRES = 100;

/** A cafe or a restaurant at which a table may meet. */
export interface Venue extends Coordinates {
  readonly name: string;
  readonly address: string | null;
  /** Begins with http:// or https://. */
  readonly website: string | null;
}

/** A venue as somebody wrote it, without the blanks around it. @throws VenueNotReadable */
export function venueFrom({ name, address, latitude, longitude }: Omit<Venue, 'website'>): Venue {
  const venue = { name: name.trim(), address: address?.trim() || null, latitude, longitude, website: null };
  if (!isVisible(venue.name) || !isOneReadableLine(venue.name)) throw new VenueNotReadable('name');
  if (venue.address !== null && !isOneReadableLine(venue.address)) throw new VenueNotReadable('address');
  return venue;
}

/** Whether the two are one place, told by two people or found twice on a map. */
export function isSamePlace(one: Venue, other: Venue): boolean {
  return (
    one.name.toLowerCase() === other.name.toLowerCase() &&
    milesBetween(one, other) * METRES_PER_MILE <= SAME_PLACE_METRES
  );
}

/** The venue in one line. */
export const lineOf = ({ name, address }: Pick<Venue, 'name' | 'address'>): string =>
  [name, address].filter(Boolean).join(', ');
