import type { Coordinates } from '@domain/shared/distance.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { canLocate, detectPosition } from '../../shared/geolocation.js';
import type { MapSource } from './map-source.js';

/** The browser has no geolocation API. */
export class GeolocationMissing extends Error {}

/**
 * Query of the browser's position. Fails with `GeolocationMissing` or a `GeolocationPositionError`.
 * @param isWanted false disables the query, and so the permission prompt
 */
export const usePosition = (isWanted: boolean) =>
  useQuery({
    queryKey: ['position'],
    queryFn: () => (canLocate() ? detectPosition() : Promise.reject(new GeolocationMissing())),
    enabled: isWanted,
  });

/** The previous places stay as placeholder data while a new center loads. */
export const useNearbyPlaces = (source: MapSource, at: Coordinates) =>
  useQuery({
    queryKey: ['places-nearby', source.name, at.latitude, at.longitude],
    queryFn: () => source.nearby(at),
    placeholderData: keepPreviousData,
  });
