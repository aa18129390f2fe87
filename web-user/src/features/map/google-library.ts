import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { loaded } from './map-source.js';

let isSetUp = false;

/** A part of Google's code. After a failure the next call tries anew. @throws ServiceNotLoaded */
export function googleLibrary<Name extends 'maps' | 'places'>(
  key: string,
  name: Name,
): Promise<Name extends 'maps' ? google.maps.MapsLibrary : google.maps.PlacesLibrary> {
  if (!isSetUp) setOptions({ key, v: 'weekly', language: formattingLocale });
  isSetUp = true;
  return loaded(importLibrary(name)) as never;
}

/** Google tells by a global name that it refuses the key. @returns what ends the listening */
export function onKeyRefused(hear: () => void): () => void {
  const page = window as { gm_authFailure?: (() => void) | undefined };
  page.gm_authFailure = hear;
  return () => {
    if (page.gm_authFailure === hear) page.gm_authFailure = undefined;
  };
}
