import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { withLoadTimeout } from './map-source.js';

let isSetUp = false;

/**
 * Loads a library of the Google Maps API. A failed load is not cached, so the next call is a retry.
 * @throws ServiceNotLoaded
 */
export function googleLibrary<Name extends 'maps' | 'places'>(
  key: string,
  name: Name,
): Promise<Name extends 'maps' ? google.maps.MapsLibrary : google.maps.PlacesLibrary> {
  if (!isSetUp) setOptions({ key, v: 'weekly', language: formattingLocale });
  isSetUp = true;
  return withLoadTimeout(importLibrary(name)) as never;
}

/**
 * Google calls a global callback when it rejects the API key.
 * @returns the function that removes the listener
 */
export function onKeyRejected(listener: () => void): () => void {
  const page = window as { gm_authFailure?: (() => void) | undefined };
  page.gm_authFailure = listener;
  return () => {
    if (page.gm_authFailure === listener) page.gm_authFailure = undefined;
  };
}
