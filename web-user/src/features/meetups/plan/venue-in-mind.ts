import { isOneReadableLine } from '@domain/shared/readable-text.js';
import { type LinkedPlace, linkedPlace } from '../../../shared/place-link.js';

/** As long as the name and the address of a venue may be. */
export const LONGEST = { name: 100, address: 200 } as const;

export type VenueInMind = LinkedPlace;

/** What a link to the form says about the venue, besides its name. */
export const VENUE_FACTS = ['venue', 'address', 'lat', 'lon', 'type'] as const;

/** The venue a link to the form names; null where it names none, or nothing that could be one. */
export function venueInMind(params: URLSearchParams): VenueInMind | null {
  const named = new URLSearchParams(params);
  named.set('place', params.get('venue') ?? '');
  const place = linkedPlace(named);
  if (!place || !isOneReadableLine(`${place.name}${place.address ?? ''}`)) return null;
  return {
    ...place,
    name: place.name.slice(0, LONGEST.name),
    address: place.address?.slice(0, LONGEST.address) ?? null,
  };
}
