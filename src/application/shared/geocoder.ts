import type { Coordinates } from '../../domain/shared/distance.js';

/** The source of an address, for attribution: OpenStreetMap, or the bundled list of cities. */
export const ADDRESS_SOURCES = ['openstreetmap', 'cities'] as const;
export type AddressSource = (typeof ADDRESS_SOURCES)[number];

/** A place as a person would name it, and where it is. */
export interface Address extends Coordinates {
  readonly label: string;
  /** The neighbourhood or the town alone, where that is known. */
  readonly area?: string;
  readonly source: AddressSource;
}

/** The most addresses one search answers. */
export const MOST_ADDRESSES = 8;

/** Finds places by name and names by place. */
export interface Geocoder {
  /** At most `MOST_ADDRESSES`, best first; `near`, where known, draws closer places forward. */
  search(text: string, near: Coordinates | null): Promise<Address[]>;
  /** Null when nothing with a name is there. */
  reverse(at: Coordinates): Promise<Address | null>;
}
