import type { ReactNode } from 'react';
import type { Place } from '../api/types.js';
import { catalogue, withElements } from '../i18n/catalogue.js';

const t = catalogue('place-credit', {
  openstreetmap: 'Search by {photon}, data © {osm} contributors',
  cities: 'Cities from the list {cities}',
});

const link = (href: string, name: string): ReactNode => (
  <a href={href} target="_blank" rel="noopener noreferrer" className="underline">
    {name}
  </a>
);

/** Thanks whoever suggested an address, as their licences ask. It belongs below every list of suggestions. */
export function PlaceCredit({ source }: { source: Place['source'] }) {
  return (
    <p className="mt-1.5 text-xs text-muted">
      {withElements(t(source), {
        photon: link('https://photon.komoot.io/', 'Photon'),
        osm: link('https://www.openstreetmap.org/copyright', 'OpenStreetMap'),
        cities: link('https://www.npmjs.com/package/city-timezones', 'city-timezones'),
      })}
    </p>
  );
}
