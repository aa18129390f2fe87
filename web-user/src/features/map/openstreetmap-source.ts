import type { Coordinates } from '@domain/shared/distance.js';
import { call } from '../../shared/api/call.js';
import { withLoadTimeout, type MapSource, type PlaceOnMap } from './map-source.js';

/** Rounded to about ten meters for privacy, and so that a jittering position hits the query cache. */
const roundToTenMeters = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

async function nearby({ latitude, longitude }: Coordinates): Promise<PlaceOnMap[]> {
  const query = { lat: roundToTenMeters(latitude), lon: roundToTenMeters(longitude) };
  const places = await call('get', '/api/places/nearby', { query });
  return places.map((place) => ({
    ...place,
    rating: null,
    priceLevel: null,
    mapUrl: `https://www.openstreetmap.org/${place.id}`,
  }));
}

/** OpenStreetMap: tiles through Leaflet, places through our own server. */
export const openStreetMapSource = (tileUrl: string): MapSource => ({
  name: 'OpenStreetMap',
  nearby,
  open: async (frame, start) => {
    const { openLeafletMap } = await withLoadTimeout(import('./leaflet-view.js'));
    return openLeafletMap(frame, tileUrl, start);
  },
});
