/*
 * The server sends `no-store`, so browsers send no conditional requests themselves. This bounded in-memory
 * cache lets polls send an ETag and get 304 Not Modified.
 */

export interface CachedResponse {
  readonly etag: string;
  readonly text: string;
  readonly headers: Headers;
}

const MAX_ENTRIES = 6;
const responses = new Map<string, CachedResponse>();

/**
 * The cached response of a URL; null if there is none. The caller keeps the entry, because other requests may evict it.
 */
export const cachedResponse = (address: string): CachedResponse | null => responses.get(address) ?? null;

/** The conditional headers of a GET request. */
export const conditionalHeaders = (last: CachedResponse | null): Record<string, string> =>
  last ? { 'If-None-Match': last.etag } : {};

/** The cached response if the server answered 304 Not Modified; otherwise the response itself. */
export async function notModifiedResponse(
  last: CachedResponse | null,
  response: Response,
): Promise<Response | null> {
  if (!last || response.status !== 304) return null;
  // An unread body would keep the request open.
  await response.text();
  return new Response(last.text, { headers: last.headers });
}

/**
 * Caches a JSON response that has an ETag and evicts the oldest entry.
 * @returns the response with an unread body
 */
export async function cacheResponse(address: string, response: Response): Promise<Response> {
  const { headers } = response;
  const etag = headers.get('ETag');
  if (!etag || !headers.get('Content-Type')?.includes('json')) return response;
  const text = await response.text();
  responses.delete(address);
  responses.set(address, { etag, text, headers });
  if (responses.size > MAX_ENTRIES) responses.delete(responses.keys().next().value!);
  return new Response(text, { headers });
}

export const clearResponses = (): void => responses.clear();
