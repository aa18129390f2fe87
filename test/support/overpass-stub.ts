import type { RequestListener } from 'node:http';
import { answerJson, serveHttp } from './local-server.js';

export interface OverpassStub {
  /** The complete endpoint, for `PLACES_URL`. */
  readonly url: string;
  /** Received queries, oldest first. */
  readonly asked: readonly string[];
  /** Replaces the request handler. */
  behave(behaviour: RequestListener): void;
  close(): Promise<void>;
}

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
  let behaviour = placesAnswer();
  const asked: string[] = [];
  const { url, close } = await serveHttp((request, response) => {
    // The header that Node writes itself has the clock of the machine also where tests move `Date`.
    response.setHeader('date', new Date().toUTCString());
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(new URLSearchParams(body).get('data') ?? '');
      behaviour(request, response);
    });
  });
  return { url: `${url}/api/interpreter`, asked, behave: (next) => (behaviour = next), close };
}
