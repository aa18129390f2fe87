import type { Coordinates } from '@domain/shared/distance.js';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../shared/api/call.js';
import { canLocate, detectPosition } from '../../shared/geolocation.js';
import { useMe } from '../../shared/session/me.js';
import type { MapSource } from './map-source.js';

export const useMapConfig = () =>
  useQuery({ queryKey: ['/api/config'], queryFn: () => call('get', '/api/config') });

/** The browser has no way to tell where it is. */
export class GeolocationMissing extends Error {}

/** Where the person is, as the browser tells; fails with `GeolocationMissing` or a `GeolocationPositionError`. */
export const usePosition = () =>
  useQuery({
    queryKey: ['position'],
    queryFn: () => (canLocate() ? detectPosition() : Promise.reject(new GeolocationMissing())),
  });

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

/** While it looks around somewhere else, the places from before are still told. */
export const useNearbyPlaces = (source: MapSource, at: Coordinates) =>
  useQuery({
    queryKey: ['places-nearby', source.name, at.latitude, at.longitude],
    queryFn: () => source.nearby(at),
    placeholderData: keepPreviousData,
  });
