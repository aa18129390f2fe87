import type { Openness } from '../places/openness.js';
import { isOneReadableLine, isVisible } from '../shared/readable-text.js';
import { type Coordinates, METERS_PER_MILE, milesBetween } from '../shared/distance.js';
import { VenueNotReadable } from './venue-errors.js';

/** Maximum lengths in UTF-16 code units; both together fit one line of a calendar file or a card. */
export const LONGEST_VENUE_NAME = 150;
export const LONGEST_VENUE_ADDRESS = 240;

/** Maximum distance in meters between two places of the same name that count as duplicates. */
const SAME_PLACE_METRES = 100;

/** A cafe or restaurant where a match takes place. */
export interface Venue extends Coordinates {
  readonly name: string;
  readonly address: string | null;
  /** URL with the scheme http or https. */
  readonly website: string | null;
  /** As in `Place`; null for what a member proposed. */
  readonly phone: string | null;
  /** During the stay of its table, see `stayFrom`. */
  readonly openness: Openness;
}

/** The fields of a member's proposal. */
export type ProposedPlace = Pick<Venue, 'name' | 'address' | 'latitude' | 'longitude'>;

/** Validates and trims a venue proposed by a member, whose openness is not known yet. @throws VenueNotReadable */
export function venueFrom({ name, address, latitude, longitude }: ProposedPlace): Venue {
  const known = { name: name.trim(), address: address?.trim() || null, latitude, longitude };
  const venue: Venue = { ...known, website: null, phone: null, openness: 'unknown' };
  if (!isVisible(venue.name) || !isOneReadableLine(venue.name)) throw new VenueNotReadable('name');
  if (venue.address !== null && !isOneReadableLine(venue.address)) throw new VenueNotReadable('address');
  return venue;
}

/** Whether two venues are duplicates: same name, case-insensitive, within 100 meters. */
export function isSamePlace(one: Venue, other: Venue): boolean {
  return (
    one.name.toLowerCase() === other.name.toLowerCase() &&
    milesBetween(one, other) * METERS_PER_MILE <= SAME_PLACE_METRES
  );
}

/** Name and address in one line. */
export const lineOf = ({ name, address }: Pick<Venue, 'name' | 'address'>): string =>
  [name, address].filter(Boolean).join(', ');
