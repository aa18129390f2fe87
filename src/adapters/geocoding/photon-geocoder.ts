import { type Address, type Geocoder, MOST_ADDRESSES } from '../../application/shared/geocoder.js';
import { blurred, type Coordinates } from '../../domain/shared/distance.js';
import { fetchJson } from '../shared/fetch-json.js';
import { addressesIn } from './photon-answer.js';

const LARGEST_ANSWER = 512 * 1024;

export interface PhotonServer {
  /** Such as `https://photon.komoot.io`; a path before `/api` may follow. */
  readonly baseUrl: string;
  /** Names the product to whoever runs the server, as public ones ask for. */
  readonly userAgent: string;
  /** 3,000 by default. */
  readonly answerWithinMs?: number;
}

/**
 * Asks a server that speaks Photon's protocol (https://github.com/komoot/photon). Both methods throw when it is
 * away, slow, or answers something else.
 */
export class PhotonGeocoder implements Geocoder {
  constructor(private readonly server: PhotonServer) {}

  async search(text: string, near: Coordinates | null): Promise<Address[]> {
    const query = new URLSearchParams({ q: text, limit: String(MOST_ADDRESSES), lang: 'en' });
    // A hint needs no more than the neighbourhood; the exact place of a person stays here.
    if (near) addPlace(query, blurred(near));
    return addressesIn(await this.ask('api', query)).slice(0, MOST_ADDRESSES);
  }

  async reverse(at: Coordinates): Promise<Address | null> {
    const query = new URLSearchParams({ limit: '1', lang: 'en' });
    addPlace(query, at);
    return addressesIn(await this.ask('reverse', query))[0] ?? null;
  }

  private async ask(path: string, query: URLSearchParams): Promise<unknown> {
    const { baseUrl, userAgent, answerWithinMs = 3_000 } = this.server;
    return fetchJson(`${baseUrl.replace(/\/+$/, '')}/${path}?${query}`, {
      who: 'The geocoder',
      headers: { 'user-agent': userAgent, accept: 'application/json' },
      answerWithinMs,
      largestAnswer: LARGEST_ANSWER,
    });
  }
}

function addPlace(query: URLSearchParams, { latitude, longitude }: Coordinates): void {
  query.set('lat', String(latitude));
  query.set('lon', String(longitude));
}
