import { ensureValidCoordinates } from '../../domain/shared/coordinates.js';
import { NEARBY_METRES, type NearbyPlace, nearestPlaces } from '../../domain/places/nearby-places.js';
import type { Openness } from '../../domain/places/openness.js';
import { snapToGrid, type Coordinates, MAX_SNAP_ERROR_METERS } from '../../domain/shared/distance.js';
import type { Clock, RateLimit, RateLimiter } from '../shared/ports.js';
import type { OpeningHours, PlaceDirectory } from './ports.js';

const NEARBY_SEARCHES: RateLimit = { name: 'looking-around', times: 30, perSeconds: 60 };

export type PlaceNow = NearbyPlace & { readonly openness: Openness };

/** Finds cafes and restaurants near the user's position, which is neither stored nor sent to the map service. */
export class FindNearbyPlaces {
  constructor(
    private readonly directory: PlaceDirectory,
    private readonly openingHours: OpeningHours,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @returns the places, nearest first, and whether each is open now @throws InvalidCoordinates, TooManyAttempts, ServiceUnavailable */
  async execute({ userId, at }: { userId: number; at: Coordinates }): Promise<PlaceNow[]> {
    ensureValidCoordinates(at);
    await this.limiter.consume(NEARBY_SEARCHES, String(userId));
    // The request contains obfuscated coordinates only, so its radius is increased by the maximum offset.
    const places = await this.directory.around(snapToGrid(at), NEARBY_METRES + MAX_SNAP_ERROR_METERS);
    const nearest = nearestPlaces(places, at);
    const now = this.clock.now();
    const openness = await this.openingHours.opennessOf(nearest, { from: now, until: now });
    return nearest.map((place, index) => ({ ...place, openness: openness[index]! }));
  }
}
