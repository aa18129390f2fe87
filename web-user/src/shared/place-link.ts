import type { Coordinates } from '@domain/shared/distance.js';
import { truncated } from '@domain/shared/readable-text.js';
import { VENUE_TYPES, type VenueType } from '@domain/shared/slot.js';

/** A cafe or restaurant in a link to the app's map. */
export interface LinkedPlace extends Coordinates {
  readonly name: string;
  readonly address: string | null;
  readonly venueType: VenueType;
}

const LONGEST_TEXT = 300;

/** The URL of the place on the app's map. */
export function placeLink({ name, address, latitude, longitude, venueType }: LinkedPlace): string {
  const facts = { place: name, ...(address && { address }), lat: latitude, lon: longitude, type: venueType };
  return `/map?${new URLSearchParams(Object.entries(facts).map(([key, value]) => [key, String(value)]))}`;
}

/** Parses the place from the URL of the map; null if there is none or its coordinates are invalid. */
export function linkedPlace(params: URLSearchParams): LinkedPlace | null {
  const text = (key: string) => truncated(params.get(key)?.trim() ?? '', LONGEST_TEXT) || null;
  const degrees = (key: string, most: number) => {
    const value = Number(text(key) ?? NaN);
    return Math.abs(value) <= most ? value : null;
  };
  const name = text('place');
  const latitude = degrees('lat', 90);
  const longitude = degrees('lon', 180);
  const venueType = VENUE_TYPES.find((type) => type === text('type')) ?? 'restaurant';
  if (!name || latitude === null || longitude === null) return null;
  return { name, address: text('address'), latitude, longitude, venueType };
}
