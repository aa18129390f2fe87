import { ensureValidCoordinates } from '../../domain/shared/coordinates.js';
import { NEARBY_METRES, type NearbyPlace, nearestPlaces } from '../../domain/places/nearby-places.js';
import { snapToGrid, type Coordinates, MAX_SNAP_ERROR_METERS } from '../../domain/shared/distance.js';
import type { RateLimit, RateLimiter } from '../shared/ports.js';
import type { PlaceDirectory } from './ports.js';

const LOOKING_AROUND: RateLimit = { name: 'looking-around', times: 30, perSeconds: 60 };

/** Finds cafes and restaurants around where someone is. The position is neither kept nor passed on. */
export class FindNearbyPlaces {
  constructor(
    private readonly directory: PlaceDirectory,
    private readonly limiter: RateLimiter,
  ) {}

  /** Nearest first. @throws InvalidCoordinates, TooManyAttempts, ServiceUnavailable */
  async execute({ userId, at }: { userId: number; at: Coordinates }): Promise<NearbyPlace[]> {
    ensureValidCoordinates(at);
    await this.limiter.consume(LOOKING_AROUND, String(userId));
    // The directory hears of the neighbourhood only, so the circle is drawn wider for nothing to be missed.
    const places = await this.directory.around(snapToGrid(at), NEARBY_METRES + MAX_SNAP_ERROR_METERS);
    return nearestPlaces(places, at);
  }
}
