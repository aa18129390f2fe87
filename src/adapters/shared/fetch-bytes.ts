import { readAtMost } from './bounded-fetch.js';

/** A request to a third-party server, with its limits. */
export interface RequestOptions extends Pick<RequestInit, 'method' | 'headers' | 'body'> {
  /** Begins the messages of errors: `The geocoder`. */
  readonly serverName: string;
  readonly timeoutMs: number;
  /** Limit of the response body. */
  readonly maxBytes: number;
}

export interface FetchedBytes {
  readonly bytes: Uint8Array;
  /** The Content-Type header, unchecked. */
  readonly contentType: string;
}

/**
 * Fetches from a third-party server; every such request uses this function. Redirects are refused, because one could lead
 * to a server that only this machine can reach (server-side request forgery).
 * @throws Error for a timeout, a failed connection, a redirect, a status other than 2xx or a body beyond the limit
 */
export async function fetchBytes(url: string, options: RequestOptions): Promise<FetchedBytes> {
  const { serverName, timeoutMs, maxBytes, ...init } = options;
  const response = await fetch(url, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    const problem = new Error(`${serverName} answered ${response.status}.`);
    throw Object.assign(problem, { code: `HTTP_${response.status}` });
  }
  const bytes = await readAtMost(response, maxBytes, serverName);
  return { bytes, contentType: response.headers.get('content-type') ?? '' };
}
