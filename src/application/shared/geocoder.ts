import type { Coordinates } from '../../domain/shared/distance.js';

/** A place as a person would name it, and where it is. */
export interface Address extends Coordinates {
  readonly label: string;
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
