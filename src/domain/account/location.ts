import { snapToGrid, type Coordinates } from '../shared/distance.js';
import { invalidField } from '../shared/refusal.js';
import { ensureValidCoordinates } from '../shared/coordinates.js';
import type { TimeZone } from '../shared/time-zone.js';
import { isOneReadableLine, isVisible, lengthOf } from '../shared/readable-text.js';

export const LONGEST_LOCATION = 200;
export const LOCATION_MISSING = 'Please enter your address.';
const LOCATION_TOO_LONG = `Please keep your address to ${LONGEST_LOCATION} characters of readable text.`;

class LocationNotAllowed extends invalidField('location_not_allowed') {
  readonly field = 'location';
  constructor(isMissing: boolean) {
    super(isMissing ? LOCATION_MISSING : LOCATION_TOO_LONG, { most: LONGEST_LOCATION });
  }
}

/** A user's location: the text as entered, and coordinates that are snapped to a grid. */
export interface UserLocation {
  readonly location: string;
  /** Town that the geocoder understood from the text, such as `Homestead, FL`; null for an address that the user picked. */
  readonly near: string | null;
  /** Null when geocoding returned no result. */
  readonly coordinates: Coordinates | null;
  /** Null when the coordinates are unknown. */
  readonly timeZone: TimeZone | null;
}

/** Validates and trims the text of a location. @throws LocationNotAllowed */
export function locationFrom(text: string): string {
  const location = text.trim();
  if (!isVisible(location)) throw new LocationNotAllowed(true);
  if (lengthOf(location) > LONGEST_LOCATION || !isOneReadableLine(location))
    throw new LocationNotAllowed(false);
  return location;
}

/** Validates a location and obfuscates its coordinates for storage. @throws LocationNotAllowed, InvalidCoordinates */
export function userLocationFrom({ location, near, coordinates, timeZone }: UserLocation): UserLocation {
  if (coordinates) ensureValidCoordinates(coordinates);
  return {
    location: locationFrom(location),
    near: coordinates && near,
    coordinates: coordinates && snapToGrid(coordinates),
    timeZone: coordinates && timeZone,
  };
}
