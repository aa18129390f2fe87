import { isOneReadableLine, truncated } from '@domain/shared/readable-text.js';
import { type LinkedPlace, linkedPlace } from '../../../shared/place-link.js';

/** Maximum lengths of a venue's name and address. */
export const MAX_LENGTH = { name: 100, address: 200 } as const;

export type LinkedVenue = LinkedPlace;

/** URL parameters that describe the venue, besides its name. */
export const VENUE_PARAMS = ['venue', 'address', 'lat', 'lon', 'type'] as const;

/** Parses the venue from the URL of the form; null if it has none or an invalid one. */
export function venueFromLink(params: URLSearchParams): LinkedVenue | null {
  const named = new URLSearchParams(params);
  named.set('place', params.get('venue') ?? '');
  const place = linkedPlace(named);
  if (!place || !isOneReadableLine(`${place.name}${place.address ?? ''}`)) return null;
  return {
    ...place,
    name: truncated(place.name, MAX_LENGTH.name),
    address: place.address && truncated(place.address, MAX_LENGTH.address),
  };
}
