import { fetchUtils, HttpError } from 'react-admin';
import { actionLabel } from '../audit-log/action-labels.js';
import { formatDateTime } from '../time/dates.js';
import type { ErrorValues } from '../../../../src/domain/shared/domain-error.js';
import { errorMessage as translatedError, messagesOf } from '../i18n/messages-of.js';
import { markOffline, markOnline } from './connection.js';

const t = messagesOf('api');

export const API = '/api/admin';

const TIMEOUT_MS = 20_000;

/**
 * react-admin's `fetchJson` with the staff session's cookie and a timeout of 20 seconds.
 * @throws HttpError with the message of the error's code, the response status (0 without a response) and the parsed response as
 * `body`
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
      const body = error.body as Refusal | null;
      throw new HttpError(sentenceOf(body, error.message), error.status, withFormErrors(body));
    }
    if (options.signal?.aborted) throw error;
    markOffline();
    throw new HttpError(t('unreachable'), 0, null);
  }
};

interface Refusal {
  readonly code?: string;
  readonly values?: ErrorValues;
  readonly fields?: Readonly<Record<string, string>>;
}

/** The message of a refusal in the language of the console. */
const sentenceOf = (body: Refusal | null, sentence: string, field?: string): string =>
  translatedError(body?.code, sentence, body?.values, field);

/** react-admin's forms expect the validation messages under `errors`. */
function withFormErrors(body: Refusal | null): object | null {
  if (!body?.fields) return body;
  const said = Object.entries(body.fields).map(([field, text]) => [field, sentenceOf(body, text, field)]);
  const fields = Object.fromEntries(said) as object;
  return { ...body, fields, errors: fields };
}

/**
 * @param path below `/api/admin`
 * @returns the parsed JSON of the response
 * @throws HttpError
 */
export async function callJson<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const { json } = await http(`${API}${path}`, {
    method,
    // A request that changes something must complete even if the page is closed.
    keepalive: method !== 'GET',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return json as Answer;
}

/** @returns the error code of a response, such as `review_not_claimed`; undefined for any other error */
export function errorCode(error: unknown): string | undefined {
  return error instanceof HttpError ? (error.body as { code?: string } | null)?.code : undefined;
}

/** @returns what the server refuses of a form, by field, in the format of react-admin's forms */
export const refusedFields = (error: unknown): object | undefined =>
  error instanceof HttpError ? (error.body as { errors?: object } | null)?.errors : undefined;

/** The decision of a colleague that came before the refused one. */
interface EarlierDecision {
  readonly by: { readonly name: string } | null;
  readonly action: string;
  readonly at: string;
}

/** @returns a message that can be shown to the user; it says who decided what when a colleague was faster */
export function errorMessage(error: unknown): string {
  const body = error instanceof HttpError ? (error.body as { decision?: EarlierDecision } | null) : null;
  if (body?.decision) {
    const { by, action, at } = body.decision;
    const name = by?.name ?? t('someone');
    return t('decidedBefore', { name, what: actionLabel(action), when: formatDateTime(at) });
  }
  return error instanceof Error && error.message ? error.message : t('failed');
}

export const isUnauthorized = (error: unknown): boolean => error instanceof HttpError && error.status === 401;
