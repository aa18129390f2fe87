import { type Coordinates, milesBetween } from '../../shared/distance.js';

/**
 * The middle of the people themselves, by the median of each coordinate: an instance knows no town, and a few who live far
 * away do not move a median. @returns null where no place is known
 */
export function centerOf(places: ReadonlyArray<Coordinates | null>): Coordinates | null {
  const known = places.filter((place) => place !== null);
  if (known.length === 0) return null;
  return {
    latitude: median(known.map(({ latitude }) => latitude)),
    longitude: median(known.map(({ longitude }) => longitude)),
  };
}

/** Miles from the center; null where one of the places is not known. */
export const milesFrom = (center: Coordinates | null, place: Coordinates | null): number | null =>
  center && place && milesBetween(center, place);

/** The place in the same direction at another distance from the center; north of the center where there is no direction. */
export function movedTo(miles: number, place: Coordinates | null, center: Coordinates): Coordinates {
  const now = milesFrom(center, place) ?? 0;
  if (!place || now === 0) return { ...center, latitude: center.latitude + miles / MILES_PER_DEGREE };
  const scale = miles / now;
  return {
    latitude: center.latitude + (place.latitude - center.latitude) * scale,
    longitude: center.longitude + (place.longitude - center.longitude) * scale,
  };
}

/** Of latitude. */
const MILES_PER_DEGREE = 69.1;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
