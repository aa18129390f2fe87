/** Coordinates in decimal degrees (WGS 84). */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

export const METERS_PER_MILE = 1609.344;

/** Mean radius of the Earth in miles (IUGG). */
export const EARTH_RADIUS_MILES = 3958.7613;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Great-circle distance in miles by the haversine formula (Sinnott, "Virtues of the Haversine", 1984), on a sphere with
 * the mean Earth radius of the IUGG.
 */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const halfLatitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const h =
    halfLatitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Location obfuscation: snaps coordinates to a grid of 0.01 degrees (about 0.7 miles), the finest precision that is
 * stored for a user.
 */
export function snapToGrid({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: Math.round(latitude * 100) / 100, longitude: Math.round(longitude * 100) / 100 };
}

/** Bound of the obfuscation error in meters: half the diagonal of a grid cell at the equator. */
export const MAX_SNAP_ERROR_METERS = 790;
