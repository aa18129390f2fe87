import { LRUCache } from 'lru-cache';
import type { Address, Geocoder } from '../../application/shared/geocoder.js';
import type { Clock } from '../../application/shared/ports.js';
import { snapToGrid, type Coordinates } from '../../domain/shared/distance.js';
import { SingleFlight } from '../shared/single-flight.js';

const MAX_CACHE_ENTRIES = 2_000;
const CACHE_TTL_MS = 24 * 60 * 60 * 1000;
const COOLDOWN_MS = 30_000;

export interface ResilientGeocoderParts {
  /** Null where no service is configured. */
  readonly service: Geocoder | null;
  /** Used whenever the service fails. */
  readonly fallback: Geocoder;
  readonly clock: Clock;
  /** Called with the error of the service, at most once in 30 s. */
  readonly onFailure: (error: unknown) => void;
  /** Called for every response of the service. */
  readonly onAnswer: () => void;
}

/**
 * Keeps the responses of the service for a day in an LRU cache, coalesces equal requests (single flight) and uses the fallback when
 * the service fails. After a failure the service is not called for 30 s, so that suggestions stay fast (circuit
 * breaker).
 */
export class ResilientGeocoder implements Geocoder {
  private readonly cache = new LRUCache<string, { readonly until: number; readonly response: unknown }>({
    max: MAX_CACHE_ENTRIES,
  });
  private readonly singleFlight = new SingleFlight();
  private cooldownUntil = -Infinity;

  constructor(private readonly parts: ResilientGeocoderParts) {}

  search(text: string, near: Coordinates | null): Promise<Address[]> {
    const sought = text.normalize('NFC').trim().replace(/\s+/g, ' ');
    return this.resolve(JSON.stringify([sought.toLowerCase(), near && snapToGrid(near)]), (geocoder) =>
      geocoder.search(sought, near),
    );
  }

  reverse(at: Coordinates): Promise<Address | null> {
    const place = { latitude: toTenMeters(at.latitude), longitude: toTenMeters(at.longitude) };
    return this.resolve(JSON.stringify([place]), (geocoder) => geocoder.reverse(place));
  }

  private async resolve<T>(key: string, ask: (geocoder: Geocoder) => Promise<T>): Promise<T> {
    const { service, fallback, clock, onFailure } = this.parts;
    const now = clock.now().getTime();
    const cached = this.cache.get(key);
    if (cached && now < cached.until) return cached.response as T;
    if (service && now >= this.cooldownUntil) {
      try {
        return await this.singleFlight.run(key, () => this.fetch(key, () => ask(service)));
      } catch (error) {
        if (clock.now().getTime() >= this.cooldownUntil) onFailure(error);
        this.cooldownUntil = clock.now().getTime() + COOLDOWN_MS;
      }
    }
    return ask(fallback);
  }

  private async fetch<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const response = await ask();
    this.parts.onAnswer();
    this.cache.set(key, { until: this.parts.clock.now().getTime() + CACHE_TTL_MS, response });
    return response;
  }
}

const toTenMeters = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
