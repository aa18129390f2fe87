import lookUp from '@photostructure/tz-lookup';
import type { Coordinates } from '../../domain/shared/distance.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';

/**
 * The IANA time zone at the coordinates; at sea a nautical one such as `Etc/GMT+5`.
 * @throws RangeError for invalid coordinates
 */
export function zoneOf({ latitude, longitude }: Coordinates): TimeZone {
  return lookUp(latitude, longitude);
}
