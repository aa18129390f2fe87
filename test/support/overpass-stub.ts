import type { RequestListener } from 'node:http';
import { startStub, type Stub } from './a-stub.js';
import { answerJson } from './local-server.js';

/** Its URL is the complete endpoint, for `PLACES_URL`; it keeps the queries. */
export type OverpassStub = Stub<string>;

/** Responds to every query with these elements. */
export const placesAnswer =
  (...elements: unknown[]): RequestListener =>
  (_request, response) =>
    answerJson(response, 200, { version: 0.6, elements });

/** A node of the map; the default tags are those of a cafe named Mira. */
export const aNode = (id: number, tags: object = {}, at: object = {}): object => ({
  type: 'node',
  id,
  lat: 42.36,
  lon: -71.06,
  ...at,
  tags: { amenity: 'cafe', name: 'Cafe Mira', ...tags },
});

/** An Overpass server. By default its map is empty. */
export async function startOverpassStub(): Promise<OverpassStub> {
  const stub = await startStub(placesAnswer(), (_, body) => new URLSearchParams(body).get('data') ?? '');
  return { ...stub, url: `${stub.url}/api/interpreter` };
}
