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
  /** Every name of the address and of what contains it, codes included; absent if unknown. */
  readonly names?: readonly string[];
  /** Town alone and with its state or country, such as `Homestead, FL`; absent if the address is in none. */
  readonly town?: { readonly name: string; readonly label: string };
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
