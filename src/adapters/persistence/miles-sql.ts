import { EARTH_RADIUS_MILES } from '../../domain/shared/distance.js';

interface Place {
  /** SQL in decimal degrees. */
  readonly latitude: string;
  readonly longitude: string;
}

/** The domain's haversine formula in SQL, for what is sorted or filtered by miles. */
export const milesSql = (to: Place, from: Place): string => `
    2 * ${EARTH_RADIUS_MILES} * asin(least(1, sqrt(
      sin(radians(${to.latitude} - ${from.latitude}) / 2) ^ 2
      + cos(radians(${from.latitude})) * cos(radians(${to.latitude})) * sin(radians(${to.longitude} - ${from.longitude}) / 2) ^ 2)))`;
