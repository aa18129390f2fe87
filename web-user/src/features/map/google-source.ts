import { withLoadTimeout, type MapSource } from './map-source.js';

/** Google Maps and Places, lazily loaded. */
export const googleSource = (key: string): MapSource => ({
  name: 'Google Maps',
  nearby: async (at) => {
    const { googlePlacesAround } = await withLoadTimeout(import('./google-places.js'));
    return googlePlacesAround(key, at);
  },
  open: async (frame, start) => {
    const { openGoogleMap } = await withLoadTimeout(import('./google-view.js'));
    return openGoogleMap(key, frame, start);
  },
});
