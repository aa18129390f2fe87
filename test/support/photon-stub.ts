import type { RequestListener } from 'node:http';
import { answerJson, serveHttp } from './local-server.js';

export interface PhotonStub {
  /** For `GEOCODER_URL`. */
  readonly url: string;
  /** Path and query of received requests, oldest first. */
  readonly asked: readonly URL[];
  /** Replaces the request handler. */
  behave(behaviour: RequestListener): void;
  close(): Promise<void>;
}

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

/** A Photon server. By default it has no addresses. */
export async function startPhotonStub(): Promise<PhotonStub> {
  let behaviour = addressesAnswer();
  const asked: URL[] = [];
  const server = await serveHttp((request, response) => {
    asked.push(new URL(request.url!, 'http://photon.test'));
    behaviour(request, response);
  });
  return { ...server, asked, behave: (next) => (behaviour = next) };
}
