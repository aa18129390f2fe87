import { catalogue } from '../i18n/catalogue.js';
import { ApiError, apiErrorFrom } from './api-error.js';

const t = catalogue({
  en: { unreachable: "We can't reach {app} right now. Check your connection and try again." },
});

/** A call that has not answered by then is given up. */
const TIMEOUT_MS = 20_000;

/**
 * One call of the product's API, with the session cookie, JSON in and out. An empty answer gives undefined.
 * @throws ApiError
 */
export async function request<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: body === undefined ? undefined : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new ApiError(t('unreachable'), 0);
  });
  const text = await response.text();
  if (!response.ok) throw apiErrorFrom(response.status, response.statusText, text);
  return (text ? JSON.parse(text) : undefined) as Answer;
}
