import { ensureValidCoordinates } from '../../domain/shared/coordinates.js';
import { NEARBY_METRES, type NearbyPlace, nearestPlaces } from '../../domain/places/nearby-places.js';
import { snapToGrid, type Coordinates, MAX_SNAP_ERROR_METERS } from '../../domain/shared/distance.js';
import type { RateLimit, RateLimiter } from '../shared/ports.js';
import type { PlaceDirectory } from './ports.js';

const NEARBY_SEARCHES: RateLimit = { name: 'looking-around', times: 30, perSeconds: 60 };

/** Finds cafes and restaurants near the user's position, which is neither stored nor sent to the map service. */
export class FindNearbyPlaces {
  constructor(
    private readonly directory: PlaceDirectory,
    private readonly limiter: RateLimiter,
  ) {}

  /** @returns the places, nearest first @throws InvalidCoordinates, TooManyAttempts, ServiceUnavailable */
  async execute({ userId, at }: { userId: number; at: Coordinates }): Promise<NearbyPlace[]> {
    ensureValidCoordinates(at);
    await this.limiter.consume(NEARBY_SEARCHES, String(userId));
    // The request contains obfuscated coordinates only, so its radius is increased by the maximum offset.
    const places = await this.directory.around(snapToGrid(at), NEARBY_METRES + MAX_SNAP_ERROR_METERS);
    return nearestPlaces(places, at);
  }
}
