import type { Coordinates } from '@domain/shared/distance.js';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../api/call.js';
import { useMe } from '../session/me.js';

interface SavedPlace {
  readonly label: string;
  /** Null while it is being geocoded, or if geocoding found nothing. */
  readonly at: Coordinates | null;
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
      location && !own
        ? async () => (await call('get', '/api/geocode/search', { query: { q: location } }))[0] ?? null
        : skipToken,
  });
  return location ? { label: location, at: own ?? search.data ?? null, isPending: search.isLoading } : null;
}
