import { blurred, type Coordinates } from '../shared/distance.js';
import { InvalidField } from '../shared/domain-error.js';
import type { TimeZone } from '../shared/time-zone.js';
import { isOneReadableLine, isVisible, lengthOf } from '../shared/readable-text.js';

export const LONGEST_LOCATION = 200;
export const LOCATION_MISSING = 'Please enter your address.';
export const LOCATION_TOO_LONG = 'Please keep your address to 200 characters of readable text.';

export class LocationNotAllowed extends InvalidField {
  readonly code = 'location_not_allowed';
  readonly field = 'location';
  constructor(isMissing: boolean) {
    super(isMissing ? LOCATION_MISSING : LOCATION_TOO_LONG);
  }
}

export class NotOnEarth extends InvalidField {
  readonly code = 'not_on_earth';
  readonly field = 'latitude';
  constructor() {
    super('Please give a latitude from -90 to 90 and a longitude from -180 to 180');
  }
}

/** @throws NotOnEarth */
export function ensureOnEarth({ latitude, longitude }: Coordinates): void {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) throw new NotOnEarth();
}

/** Where someone says they are. The text is theirs; the position is only near it. */
export interface Whereabouts {
  readonly location: string;
  /** Null when nobody knows where the text lies. */
  readonly coordinates: Coordinates | null;
  /** Null when the position is unknown. */
  readonly timeZone: TimeZone | null;
}

/** The location without the blanks around it. @throws LocationNotAllowed */
export function locationFrom(text: string): string {
  const location = text.trim();
  if (!isVisible(location)) throw new LocationNotAllowed(true);
  if (lengthOf(location) > LONGEST_LOCATION || !isOneReadableLine(location))
    throw new LocationNotAllowed(false);
  return location;
}

/** The whereabouts as they are kept: nobody's position is kept finer than a neighbourhood. @throws LocationNotAllowed, NotOnEarth */
export function whereaboutsFrom({ location, coordinates, timeZone }: Whereabouts): Whereabouts {
  if (coordinates) ensureOnEarth(coordinates);
  return {
    location: locationFrom(location),
    coordinates: coordinates && blurred(coordinates),
    timeZone: coordinates && timeZone,
  };
}
