import { LRUCache } from 'lru-cache';
import type { Address, Geocoder } from '../../application/shared/geocoder.js';
import type { Clock } from '../../application/shared/ports.js';
import { snapToGrid, type Coordinates } from '../../domain/shared/distance.js';

const KEPT_ANSWERS = 2_000;
const KEPT_FOR_MS = 24 * 60 * 60 * 1000;
const REST_AFTER_FAILURE_MS = 30_000;

export interface ResilientGeocoderParts {
  /** Null where no service is configured. */
  readonly service: Geocoder | null;
  /** Used whenever the service fails. */
  readonly fallback: Geocoder;
  readonly clock: Clock;
  /** Called with the error of the service, at most once in 30 s. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Caches the responses of the service for a day, coalesces equal requests (single flight) and uses the fallback when
 * the service fails. After a failure the service is not called for 30 s, so that suggestions stay fast (circuit
 * breaker).
 */
export class ResilientGeocoder implements Geocoder {
  private readonly answers = new LRUCache<string, { readonly until: number; readonly answer: unknown }>({
    max: KEPT_ANSWERS,
  });
  private readonly underway = new Map<string, Promise<unknown>>();
  private restsUntil = -Infinity;

  constructor(private readonly parts: ResilientGeocoderParts) {}

  search(text: string, near: Coordinates | null): Promise<Address[]> {
    const sought = text.normalize('NFC').trim().replace(/\s+/g, ' ');
    return this.answer(JSON.stringify([sought.toLowerCase(), near && snapToGrid(near)]), (geocoder) =>
      geocoder.search(sought, near),
    );
  }

  reverse(at: Coordinates): Promise<Address | null> {
    const place = { latitude: toTenMetres(at.latitude), longitude: toTenMetres(at.longitude) };
    return this.answer(JSON.stringify([place]), (geocoder) => geocoder.reverse(place));
  }

  private async answer<T>(question: string, ask: (geocoder: Geocoder) => Promise<T>): Promise<T> {
    const { service, fallback, clock, onFailure } = this.parts;
    const now = clock.now().getTime();
    const known = this.answers.get(question);
    if (known && now < known.until) return known.answer as T;
    if (service && now >= this.restsUntil) {
      try {
        return await this.askOnce(question, () => ask(service));
      } catch (error) {
        if (clock.now().getTime() >= this.restsUntil) onFailure(error);
        this.restsUntil = clock.now().getTime() + REST_AFTER_FAILURE_MS;
      }
    }
    return ask(fallback);
  }

  /** Requests for the same key share one pending request. */
  private askOnce<T>(question: string, ask: () => Promise<T>): Promise<T> {
    const asked = (this.underway.get(question) as Promise<T> | undefined) ?? this.remember(question, ask);
    this.underway.set(question, asked);
    return asked;
  }

  private async remember<T>(question: string, ask: () => Promise<T>): Promise<T> {
    try {
      const answer = await ask();
      this.answers.set(question, { until: this.parts.clock.now().getTime() + KEPT_FOR_MS, answer });
      return answer;
    } finally {
      this.underway.delete(question);
    }
  }
}

const toTenMetres = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
