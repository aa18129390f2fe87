import type { Place } from '../api/types.js';
import { messagesOf, withElements } from '../i18n/messages-of.js';
import { attributionLink, openStreetMap } from './attribution-link.js';

const t = messagesOf('place-credit');

/** The attribution of the geocoder, required by its license below every list of suggestions; the bundled list of cities needs none. */
export function PlaceAttribution({ source }: { source: Place['source'] }) {
  if (source === 'cities') return null;
  return (
    <p className="mt-1.5 text-xs text-muted">
      {withElements(t(source), {
        photon: attributionLink('https://photon.komoot.io/', 'Photon'),
        osm: openStreetMap(),
      })}
    </p>
  );
}
