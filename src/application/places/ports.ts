import type { Place } from '../../domain/places/nearby-places.js';
import type { Coordinates } from '../../domain/shared/distance.js';

/** A map that can be asked for cafes and restaurants. */
export interface PlaceDirectory {
  /** Those with a name within so many metres of the centre, in no order. @throws ServiceAway when it cannot be asked */
  around(centre: Coordinates, metres: number): Promise<readonly Place[]>;
}
