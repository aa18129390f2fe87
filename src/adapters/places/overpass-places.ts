import type { PlaceDirectory } from '../../application/places/ports.js';
import type { Place } from '../../domain/places/nearby-places.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import { fetchJson } from '../shared/fetch-json.js';
import { placesIn } from './overpass-response.js';

/** The center of a very large city is about two megabytes. */
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

export interface OverpassServer {
  /** The full endpoint, such as `https://overpass-api.de/api/interpreter`. */
  readonly url: string;
  /** Identifies the product to the server's operator, which public servers require. */
  readonly userAgent: string;
  /** 10,000 by default. */
  readonly timeoutMs?: number;
}

/**
 * A client of the Overpass API (https://wiki.openstreetmap.org/wiki/Overpass_API). Throws when the server does not
 * respond in time, is busy, or the response is not valid.
 */
export class OverpassPlaces implements PlaceDirectory {
  constructor(private readonly server: OverpassServer) {}

  async around({ latitude, longitude }: Coordinates, meters: number): Promise<Place[]> {
    const { url, userAgent, timeoutMs = 10_000 } = this.server;
    const circle = `around:${meters},${latitude},${longitude}`;
    const query = [
      `[out:json][timeout:${Math.ceil(timeoutMs / 1000)}];`,
      `nwr["amenity"~"^(cafe|restaurant)$"]["name"](${circle});`,
      'out center;',
    ].join('');
    return placesIn(
      await fetchJson(url, {
        serverName: 'The places server',
        method: 'POST',
        headers: {
          'user-agent': userAgent,
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ data: query }).toString(),
        timeoutMs,
        maxBytes: MAX_RESPONSE_BYTES,
      }),
    );
  }
}
