import { type Address, type Geocoder, MOST_ADDRESSES } from '../../application/shared/geocoder.js';
import { snapToGrid, type Coordinates } from '../../domain/shared/distance.js';
import { fetchJson } from '../shared/fetch-json.js';
import { addressesIn } from './photon-response.js';

const MAX_RESPONSE_BYTES = 512 * 1024;

export interface PhotonServer {
  /** Such as `https://photon.komoot.io`, optionally with a path before `/api`. */
  readonly baseUrl: string;
  /** Identifies the product to the server's operator, which public servers require. */
  readonly userAgent: string;
  /** 3,000 by default. */
  readonly timeoutMs?: number;
}

/**
 * A client of the Photon API (https://github.com/komoot/photon). Both methods throw when the server does not respond in
 * time or the response is not valid.
 */
export class PhotonGeocoder implements Geocoder {
  constructor(private readonly server: PhotonServer) {}

  async search(text: string, near: Coordinates | null): Promise<Address[]> {
    const query = new URLSearchParams({ q: text, limit: String(MOST_ADDRESSES), lang: 'en' });
    // A bias needs no more than the neighborhood; the exact location of a user is not sent.
    if (near) addPlace(query, snapToGrid(near));
    return addressesIn(await this.ask('api', query)).slice(0, MOST_ADDRESSES);
  }

  async reverse(at: Coordinates): Promise<Address | null> {
    const query = new URLSearchParams({ limit: '1', lang: 'en' });
    addPlace(query, at);
    return addressesIn(await this.ask('reverse', query))[0] ?? null;
  }

  private async ask(path: string, query: URLSearchParams): Promise<unknown> {
    const { baseUrl, userAgent, timeoutMs = 3_000 } = this.server;
    return fetchJson(`${baseUrl.replace(/\/+$/, '')}/${path}?${query}`, {
      serverName: 'The geocoder',
      headers: { 'user-agent': userAgent, accept: 'application/json' },
      timeoutMs,
      maxBytes: MAX_RESPONSE_BYTES,
    });
  }
}

function addPlace(query: URLSearchParams, { latitude, longitude }: Coordinates): void {
  query.set('lat', String(latitude));
  query.set('lon', String(longitude));
}
