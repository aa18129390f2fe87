import type { Coordinates } from '@domain/shared/distance.js';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Place } from '../api/types.js';
import { call } from '../api/call.js';
import { useMe } from '../session/me.js';

interface SavedPlace {
  readonly label: string;
  /** Null while it is being geocoded, or if geocoding found nothing that is surely meant. */
  readonly at: Coordinates | null;
  /** The best result for a location that is not surely meant; null for none. */
  readonly guess: Place | null;
  readonly isPending: boolean;
}

/** The user's saved location; null for none. A location without coordinates is geocoded. */
export function useSavedPlace(): SavedPlace | null {
  const { location, latitude, longitude } = useMe();
  const own = useMemo(
    () => (latitude === null || longitude === null ? null : { latitude, longitude }),
    [latitude, longitude],
  );
  const search = useQuery({
    queryKey: ['saved-place', location],
    queryFn:
      location && !own ? () => call('get', '/api/geocode/search', { query: { q: location } }) : skipToken,
  });
  if (!location) return null;
  const found = own ? [] : (search.data ?? []);
  return {
    label: location,
    at: own ?? found.find(({ isExact }) => isExact) ?? null,
    guess: found[0] ?? null,
    isPending: search.isLoading,
  };
}
