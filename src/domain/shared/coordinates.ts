import type { Coordinates } from './distance.js';
import { invalidField } from './refusal.js';

class InvalidCoordinates extends invalidField(
  'not_on_earth',
  'latitude',
  'Please give a latitude from -90 to 90 and a longitude from -180 to 180',
) {}

/** Validates the bounds of latitude and longitude. @throws InvalidCoordinates */
export function ensureValidCoordinates({ latitude, longitude }: Coordinates): void {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) throw new InvalidCoordinates();
}
