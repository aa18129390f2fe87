const NEARBY = 'https://places.googleapis.com/v1/places:searchNearby';
const TIMEOUT_MS = 5_000;

class GoogleRefused extends Error {
  override readonly name = 'GoogleRefused';

  constructor(readonly code: string) {
    super('Google refuses the key.');
  }
}

interface Answer {
  readonly error?: {
    readonly status?: string;
    readonly details?: ReadonlyArray<{ readonly reason?: string }>;
  };
}

/**
 * Asks Google for places without saying where: with a good key the request is invalid and costs nothing.
 * @param site the address to which the key is restricted
 * @throws GoogleRefused with Google's reason as its code, and Error without an answer
 */
export async function ensureGoogleTakes(key: string, site: string, url = NEARBY): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-goog-api-key': key,
      'x-goog-fieldmask': 'places.id',
      referer: `${site}/`,
    },
    body: '{}',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { error } = ((await response.json().catch(() => ({}))) ?? {}) as Answer;
  const reason = error?.details?.find((detail) => detail.reason !== undefined)?.reason;
  if (reason !== undefined || response.status === 401 || response.status === 403)
    throw new GoogleRefused(reason ?? error?.status ?? `HTTP_${response.status}`);
}
