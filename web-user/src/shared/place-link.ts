import type { Coordinates } from '@domain/shared/distance.js';
import { VENUE_TYPES, type VenueType } from '@domain/shared/slot.js';

/** A cafe or restaurant to which a link leads, on the app's own map. */
export interface LinkedPlace extends Coordinates {
  readonly name: string;
  readonly address: string | null;
  readonly venueType: VenueType;
}

const LONGEST_TEXT = 300;

/** The way to the place on the map. */
export function placeLink({ name, address, latitude, longitude, venueType }: LinkedPlace): string {
  const facts = { place: name, ...(address && { address }), lat: latitude, lon: longitude, type: venueType };
  return `/map?${new URLSearchParams(Object.entries(facts).map(([key, value]) => [key, String(value)]))}`;
}

/** The place a link to the map names; null where it names none that could be on a map. */
export function linkedPlace(params: URLSearchParams): LinkedPlace | null {
  const text = (key: string) => params.get(key)?.trim().slice(0, LONGEST_TEXT) || null;
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
