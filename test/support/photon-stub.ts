import type { RequestListener } from 'node:http';
import { startStub, type Stub } from './a-stub.js';
import { answerJson } from './local-server.js';

/** A place in Photon's format. */
export const aFeature = (properties: object, [longitude, latitude]: readonly [number, number]): object => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  properties,
});

/** Responds to every request with these places. */
export const addressesAnswer =
  (...features: unknown[]): RequestListener =>
  (_request, response) =>
    answerJson(response, 200, { type: 'FeatureCollection', features });

/** A Photon server, for `GEOCODER_URL`. By default it has no addresses. */
export const startPhotonStub = (): Promise<Stub<URL>> =>
  startStub(addressesAnswer(), ({ url }) => new URL(url!, 'http://photon.test'));
