import { fetchUtils, HttpError } from 'react-admin';
import { markOnline, markOffline } from './connection.js';

export const API = '/api/admin';

/** A call that has not answered by then is given up. */
const TIMEOUT_MS = 20_000;

const UNREACHABLE_MESSAGE = "We can't reach the server right now. Check your connection and try again.";

/**
 * One call with the staff session's cookie, as react-admin's own `fetchJson`, given up after 20 seconds.
 * @throws HttpError with the server's `message`, its status (0 when no answer came) and the whole answer as `body`
 */
export const http: typeof fetchUtils.fetchJson = async (url, options = {}) => {
  const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(options.signal ? [options.signal] : [])];
  try {
    const answer = await fetchUtils.fetchJson(url, {
      ...options,
      credentials: 'same-origin',
      signal: AbortSignal.any(signals),
    });
    markOnline();
    return answer;
  } catch (error) {
    if (error instanceof HttpError) {
      if (error.status < 502) markOnline();
      throw new HttpError(error.message, error.status, withFormErrors(error.body));
    }
    if (options.signal?.aborted) throw error;
    markOffline();
    throw new HttpError(UNREACHABLE_MESSAGE, 0, null);
  }
};

/** react-admin's forms look for the complaint about each field under `errors`. */
const withFormErrors = (body: { fields?: object } | null): object | null =>
  body?.fields ? { ...body, errors: body.fields } : body;

/** The JSON of one call's answer. @throws HttpError */
export async function callJson<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const { json } = await http(`${API}${path}`, {
    method,
    // What somebody did arrives, even if they close the page a moment later.
    keepalive: method !== 'GET',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return json as Answer;
}

/** The rule's code of an answer that was a refusal, such as `review_not_claimed`. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof HttpError ? (error.body as { code?: string } | null)?.code : undefined;
}

/** The text to show for any failure. */
export function errorMessage(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.';
}

export const isUnauthorized = (error: unknown): boolean => error instanceof HttpError && error.status === 401;
