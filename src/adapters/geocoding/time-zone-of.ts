import lookUp from '@photostructure/tz-lookup';
import type { Coordinates } from '../../domain/shared/distance.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';

/** The zone whose clocks hang at the place; at sea a nautical one such as `Etc/GMT+5`. @throws off the globe */
export function zoneOf({ latitude, longitude }: Coordinates): TimeZone {
  return lookUp(latitude, longitude);
}
