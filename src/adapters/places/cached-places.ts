import { LRUCache } from 'lru-cache';
import type { PlaceDirectory } from '../../application/places/ports.js';
import { ServiceUnavailable } from '../../application/shared/service-unavailable.js';
import type { Clock } from '../../application/shared/ports.js';
import type { Place } from '../../domain/places/nearby-places.js';
import { type Coordinates, milesBetween } from '../../domain/shared/distance.js';
import { SingleFlight } from '../shared/single-flight.js';

const MAX_CACHED_CIRCLES = 100;
/** A bound that, even in a dense city, covers the nearest twenty places from any point of the obfuscated square. */
const MAX_PLACES_PER_CIRCLE = 1_000;
const CACHE_TTL_MS = 24 * 60 * 60 * 1000;

export interface CachedPlacesParts {
  readonly directory: PlaceDirectory;
  readonly clock: Clock;
  /** Called with the error of the directory. */
  readonly onFailure: (error: unknown) => void;
  /** Called for every response of the directory. */
  readonly onAnswer: () => void;
}

/**
 * Caches the places of each circle for a day and coalesces equal requests (single flight). A stale entry is the
 * fallback while the directory fails.
 */
export class CachedPlaces implements PlaceDirectory {
  private readonly cache = new LRUCache<
    string,
    { readonly until: number; readonly places: readonly Place[] }
  >({ max: MAX_CACHED_CIRCLES });
  private readonly singleFlight = new SingleFlight();

  constructor(private readonly parts: CachedPlacesParts) {}

  async around(center: Coordinates, meters: number): Promise<readonly Place[]> {
    const circle = JSON.stringify([center.latitude, center.longitude, meters]);
    const cached = this.cache.get(circle);
    if (cached && this.now() < cached.until) return cached.places;
    try {
      return await this.singleFlight.run(circle, () => this.fetch(circle, center, meters));
    } catch {
      if (cached) return cached.places;
      throw new ServiceUnavailable(
        'places_away',
        "We can't load places right now. Please try again in a moment.",
      );
    }
  }

  private async fetch(circle: string, center: Coordinates, meters: number): Promise<readonly Place[]> {
    try {
      const found = await this.parts.directory.around(center, meters);
      this.parts.onAnswer();
      const places = nearestFirst(found, center).slice(0, MAX_PLACES_PER_CIRCLE);
      this.cache.set(circle, { until: this.now() + CACHE_TTL_MS, places });
      return places;
    } catch (error) {
      this.parts.onFailure(error);
      throw error;
    }
  }

  private readonly now = (): number => this.parts.clock.now().getTime();
}

const nearestFirst = (places: readonly Place[], center: Coordinates): Place[] =>
  [...places].sort((one, other) => milesBetween(center, one) - milesBetween(center, other));
