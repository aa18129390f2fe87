import type { Coordinates } from '../../domain/shared/distance.js';

/** Data source of an address for the attribution: OpenStreetMap, or the bundled list of cities. */
export const ADDRESS_SOURCES = ['openstreetmap', 'cities'] as const;
export type AddressSource = (typeof ADDRESS_SOURCES)[number];

/** A geocoded address. */
export interface Address extends Coordinates {
  readonly label: string;
  /** Neighborhood or town alone; absent if unknown. */
  readonly area?: string;
  readonly source: AddressSource;
}

/** Maximum number of results of a search. */
export const MOST_ADDRESSES = 8;

/** Forward and reverse geocoding. */
export interface Geocoder {
  /** @returns at most `MOST_ADDRESSES`, best match first; `near` ranks closer results higher */
  search(text: string, near: Coordinates | null): Promise<Address[]>;
  /** @returns null if there is no named place */
  reverse(at: Coordinates): Promise<Address | null>;
}
