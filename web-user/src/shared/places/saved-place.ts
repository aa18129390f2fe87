import type { Coordinates } from '@domain/shared/distance.js';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../api/call.js';
import { useMe } from '../session/me.js';

interface SavedPlace {
  readonly label: string;
  /** Null while it is looked up, and where nobody knows it. */
  readonly at: Coordinates | null;
  readonly isPending: boolean;
}

/** The location the person has saved; null where there is none. A text without a position is looked up. */
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
