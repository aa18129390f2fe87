import type { PlaceDirectory } from '../../application/places/ports.js';
import type { Place } from '../../domain/places/nearby-places.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import { fetchJson } from '../shared/fetch-json.js';
import { placesIn } from './overpass-answer.js';

/** The middle of a very large city comes to about two megabytes. */
const LARGEST_ANSWER = 8 * 1024 * 1024;

export interface OverpassServer {
  /** The whole endpoint, such as `https://overpass-api.de/api/interpreter`. */
  readonly url: string;
  /** Names the product to whoever runs the server, as public ones ask for. */
  readonly userAgent: string;
  /** 10,000 by default. */
  readonly answerWithinMs?: number;
}

/**
 * Asks a server that speaks Overpass QL (https://wiki.openstreetmap.org/wiki/Overpass_API) over OpenStreetMap.
 * Throws when it is away, slow, busy, or answers something else.
 */
export class OverpassPlaces implements PlaceDirectory {
  constructor(private readonly server: OverpassServer) {}

  async around({ latitude, longitude }: Coordinates, metres: number): Promise<Place[]> {
    const { url, userAgent, answerWithinMs = 10_000 } = this.server;
    const circle = `around:${metres},${latitude},${longitude}`;
    const query = [
      `[out:json][timeout:${Math.ceil(answerWithinMs / 1000)}];`,
      `nwr["amenity"~"^(cafe|restaurant)$"]["name"](${circle});`,
      'out center;',
    ].join('');
    return placesIn(
      await fetchJson(url, {
        who: 'The places server',
        method: 'POST',
        headers: {
          'user-agent': userAgent,
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ data: query }).toString(),
        answerWithinMs,
        largestAnswer: LARGEST_ANSWER,
      }),
    );
  }
}
