/** A place on Earth, in decimal degrees (WGS 84). */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

export const METRES_PER_MILE = 1609.344;

/** Mean radius of the Earth (IUGG), in miles. */
export const EARTH_RADIUS_MILES = 3958.7613;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Great-circle distance in miles by the haversine formula (Sinnott, "Virtues of the Haversine", 1984),
 * on a sphere with the mean Earth radius of the IUGG.
 */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const halfLatitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const h =
    halfLatitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Rounds to 0.01 degrees (about 0.7 miles), the finest position the product keeps of a person. */
export function blurred({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: Math.round(latitude * 100) / 100, longitude: Math.round(longitude * 100) / 100 };
}

/** The farthest that a blurred position lies from the true one, in metres: half of 0.01 degrees both ways. */
export const MOST_BLUR_METRES = 790;
