import type { Coordinates } from '../../domain/shared/distance.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';

export interface TimeZones {
  /** The zone whose clocks hang at the place; at sea a nautical one. */
  zoneOf(coordinates: Coordinates): TimeZone;
}
