import { isVisible } from '../../domain/shared/readable-text.js';
import { ensureValidCoordinates } from '../../domain/shared/coordinates.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import type { Address, Geocoder } from '../shared/geocoder.js';
import type { RateLimiter } from '../shared/ports.js';
import { isNamedBy } from './is-named-by.js';
import { GEOCODING } from './limits.js';

/** The fewest characters of a search that the geocoder is asked for. */
const SHORTEST_SEARCH = 2;

/** A suggested address. */
export interface Suggestion extends Address {
  /** Whether the whole text names the address, so that it is surely meant. */
  readonly isExact: boolean;
}

/** Returns address suggestions for the text in the address field. */
export class SearchAddresses {
  constructor(
    private readonly geocoder: Geocoder,
    private readonly limiter: RateLimiter,
  ) {}

  /** @returns an empty list for a text that is too short or has no visible character @throws TooManyAttempts, InvalidCoordinates */
  async execute(query: { userId: number; text: string; near: Coordinates | null }): Promise<Suggestion[]> {
    if (query.near) ensureValidCoordinates(query.near);
    const text = query.text.trim();
    if (text.length < SHORTEST_SEARCH || !isVisible(text)) return [];
    await this.limiter.consume(GEOCODING, String(query.userId));
    const found = await this.geocoder.search(text, query.near);
    return found.map((address) => ({ ...address, isExact: isNamedBy(text, address) }));
  }
}
