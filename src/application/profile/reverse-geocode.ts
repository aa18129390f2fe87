import { ensureValidCoordinates } from '../../domain/shared/coordinates.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import { missing } from '../../domain/shared/refusal.js';
import type { Address, Geocoder } from '../shared/geocoder.js';
import type { RateLimiter } from '../shared/ports.js';
import { GEOCODING } from './limits.js';

export class PlaceWithoutName extends missing(
  'place_without_name',
  'Could not determine your address. Please enter it manually.',
) {}

/** Reverse geocoding: returns the address at the user's position, for "Use Current Location". */
export class ReverseGeocode {
  constructor(
    private readonly geocoder: Geocoder,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws PlaceWithoutName, InvalidCoordinates, TooManyAttempts */
  async execute({ userId, at }: { userId: number; at: Coordinates }): Promise<Address> {
    ensureValidCoordinates(at);
    await this.limiter.consume(GEOCODING, String(userId));
    const place = await this.geocoder.reverse(at);
    if (!place) throw new PlaceWithoutName();
    return place;
  }
}
