import type { Coordinates } from '@domain/shared/distance.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { canLocate, detectPosition } from '../../shared/geolocation.js';
import type { MapSource } from './map-source.js';

/** The browser has no way to tell where it is. */
export class GeolocationMissing extends Error {}

/**
 * Where the person is, as the browser tells; fails with `GeolocationMissing` or a `GeolocationPositionError`. The browser
 * is asked at once, unless not `isWanted` yet.
 */
export const usePosition = (isWanted: boolean) =>
  useQuery({
    queryKey: ['position'],
    queryFn: () => (canLocate() ? detectPosition() : Promise.reject(new GeolocationMissing())),
    enabled: isWanted,
  });

/** While it looks around somewhere else, the places from before are still told. */
export const useNearbyPlaces = (source: MapSource, at: Coordinates) =>
  useQuery({
    queryKey: ['places-nearby', source.name, at.latitude, at.longitude],
    queryFn: () => source.nearby(at),
    placeholderData: keepPreviousData,
  });
