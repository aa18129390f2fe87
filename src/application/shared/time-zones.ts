import type { Coordinates } from '../../domain/shared/distance.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';

export interface TimeZones {
  /** @returns the IANA time zone of the coordinates; at sea a nautical zone */
  zoneOf(coordinates: Coordinates): TimeZone;
}
