import { type Coordinates, EARTH_RADIUS_MILES } from '../../../domain/shared/distance.js';

/** In degrees; a box over a pole or across the 180th meridian spans all longitudes. */
export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/**
 * The bounding box of a circle, for an index scan before the exact distance. Its width is given by the meridians that
 * touch the circle: sin(width) = sin(angle) / cos(latitude).
 */
export function boxAround({ latitude, longitude }: Coordinates, miles: number): Box {
  const angle = miles / EARTH_RADIUS_MILES;
  const reach = degrees(angle);
  const [south, north] = [latitude - reach, latitude + reach];
  const everywhere = { south, north, west: -180, east: 180 };
  if (south <= -90 || north >= 90) return everywhere;

  const width = degrees(Math.asin(Math.sin(angle) / Math.cos(radians(latitude))));
  const [west, east] = [longitude - width, longitude + width];
  return west < -180 || east > 180 ? everywhere : { south, north, west, east };
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
