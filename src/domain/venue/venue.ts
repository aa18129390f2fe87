import type { BookingPolicy } from '../places/nearby-places.js';
import type { Openness } from '../places/openness.js';
import { hasWebAddress } from '../shared/web-address.js';
import { isOneReadableLine, isVisible } from '../shared/readable-text.js';
import { type Coordinates, METERS_PER_MILE, milesBetween } from '../shared/distance.js';
import { VenueNotReadable } from './venue-errors.js';

/** Maximum lengths in UTF-16 code units; both together fit one line of a calendar file or a card. */
export const LONGEST_VENUE_NAME = 150;
export const LONGEST_VENUE_ADDRESS = 240;

/** Maximum distance in meters between two places of the same name that count as duplicates. */
const SAME_PLACE_METRES = 100;

/** A cafe or restaurant where a match takes place. */
export interface Venue {
  readonly name: string;
  readonly address: string | null;
  /** Null, as the longitude, for a venue that a member named without the map. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** URL with the scheme http or https. */
  readonly website: string | null;
  /** As in `Place`; null for what a member proposed. */
  readonly phone: string | null;
  /** As in `Place`; null for what a member proposed. */
  readonly bookingPolicy: BookingPolicy | null;
  /** During the stay of its table, see `stayFrom`. */
  readonly openness: Openness;
}

/** The fields of a member's proposal. */
export type ProposedPlace = Pick<Venue, 'name' | 'address' | 'latitude' | 'longitude'>;

/** Validates and trims a venue proposed by a member, whose openness is not known yet. @throws VenueNotReadable */
export function venueFrom({ name, address, latitude, longitude }: ProposedPlace): Venue {
  const known = { name: name.trim(), address: address?.trim() || null, latitude, longitude };
  const venue: Venue = { ...known, website: null, phone: null, bookingPolicy: null, openness: 'unknown' };
  const isTyped = latitude === null;
  if (!isVisible(venue.name) || !isOneReadableLine(venue.name) || (isTyped && hasWebAddress(venue.name)))
    throw new VenueNotReadable('name');
  if (venue.address !== null && !isOneReadableLine(venue.address)) throw new VenueNotReadable('address');
  return venue;
}

/** Whether two venues are duplicates: same name, case-insensitive, within 100 meters where both positions are known. */
export function isSamePlace(one: NamedPlace, other: NamedPlace): boolean {
  if (one.name.toLowerCase() !== other.name.toLowerCase()) return false;
  const [here, there] = [positionOf(one), positionOf(other)];
  return !here || !there || milesBetween(here, there) * METERS_PER_MILE <= SAME_PLACE_METRES;
}

type NamedPlace = Pick<Venue, 'name' | 'latitude' | 'longitude'>;

function positionOf({ latitude, longitude }: NamedPlace): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Name and address in one line. */
export const lineOf = ({ name, address }: Pick<Venue, 'name' | 'address'>): string =>
  [name, address].filter(Boolean).join(', ');
