import type { PlaceDirectory } from '../../../src/application/places/ports.js';
import type { Address, Geocoder } from '../../../src/application/shared/geocoder.js';
import { ServiceUnavailable } from '../../../src/application/shared/service-unavailable.js';
import type { Place } from '../../../src/domain/places/nearby-places.js';
import { type Coordinates, METERS_PER_MILE, milesBetween } from '../../../src/domain/shared/distance.js';

/** A map service with fixed places and one address; it records requests. */
export class InMemoryPlaces implements PlaceDirectory, Geocoder {
  places: Place[] = [];
  address: Address | null = null;
  isAway = false;
  readonly asked: Array<{ readonly centre: Coordinates; readonly metres: number }> = [];
  /** Callback during the next request, once. */
  meanwhile: (() => Promise<void>) | null = null;

  async around(centre: Coordinates, metres: number): Promise<Place[]> {
    this.asked.push({ centre, metres });
    const happen = this.meanwhile;
    this.meanwhile = null;
    await happen?.();
    if (this.isAway) throw new ServiceUnavailable('places_away', 'The map of places is not answering.');
    return this.places.filter((place) => milesBetween(centre, place) * METERS_PER_MILE <= metres);
  }

  async search(): Promise<Address[]> {
    return this.address ? [this.address] : [];
  }

  async reverse(): Promise<Address | null> {
    return this.address;
  }
}
