import { LRUCache } from 'lru-cache';
import type { PlaceDirectory } from '../../application/places/ports.js';
import { ServiceUnavailable } from '../../application/shared/service-unavailable.js';
import type { Clock } from '../../application/shared/ports.js';
import type { Place } from '../../domain/places/nearby-places.js';
import { type Coordinates, milesBetween } from '../../domain/shared/distance.js';

const KEPT_CIRCLES = 100;
/** A bound that, even in a dense city, covers the nearest twenty places from any point of the obfuscated square. */
const KEPT_IN_A_CIRCLE = 1_000;
const FRESH_FOR_MS = 24 * 60 * 60 * 1000;

export interface CachedPlacesParts {
  readonly directory: PlaceDirectory;
  readonly clock: Clock;
  /** Called with the error of the directory. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Caches the places of each circle for a day and coalesces equal requests (single flight). A stale entry is the
 * fallback while the directory fails.
 */
export class CachedPlaces implements PlaceDirectory {
  private readonly known = new LRUCache<
    string,
    { readonly until: number; readonly places: readonly Place[] }
  >({ max: KEPT_CIRCLES });
  private readonly underway = new Map<string, Promise<readonly Place[]>>();

  constructor(private readonly parts: CachedPlacesParts) {}

  async around(centre: Coordinates, metres: number): Promise<readonly Place[]> {
    const circle = JSON.stringify([centre.latitude, centre.longitude, metres]);
    const known = this.known.get(circle);
    if (known && this.now() < known.until) return known.places;
    try {
      return await this.askOnce(circle, centre, metres);
    } catch {
      if (known) return known.places;
      throw new ServiceUnavailable(
        'places_away',
        'The map of places is not answering. Please try again in a moment.',
      );
    }
  }

  private askOnce(circle: string, centre: Coordinates, metres: number): Promise<readonly Place[]> {
    const asked = this.underway.get(circle) ?? this.ask(circle, centre, metres);
    this.underway.set(circle, asked);
    return asked;
  }

  private async ask(circle: string, centre: Coordinates, metres: number): Promise<readonly Place[]> {
    try {
      const found = await this.parts.directory.around(centre, metres);
      const places = nearestFirst(found, centre).slice(0, KEPT_IN_A_CIRCLE);
      this.known.set(circle, { until: this.now() + FRESH_FOR_MS, places });
      return places;
    } catch (error) {
      this.parts.onFailure(error);
      throw error;
    } finally {
      this.underway.delete(circle);
    }
  }

  private readonly now = (): number => this.parts.clock.now().getTime();
}

const nearestFirst = (places: readonly Place[], centre: Coordinates): Place[] =>
  [...places].sort((one, other) => milesBetween(centre, one) - milesBetween(centre, other));
