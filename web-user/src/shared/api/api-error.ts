import type { ErrorValues } from '@domain/shared/domain-error.js';
import { errorMessage } from '../i18n/messages-of.js';
import { secondsIn, withRetryTime } from './retry-time.js';

/** A failed request; `message` can be shown to the user. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** The HTTP status; 0 without a response. */
    readonly status: number,
    /** The response body as parsed JSON; null unless it is a JSON object. */
    readonly body: Record<string, unknown> | null = null,
    /** Whether the message is only the HTTP status text, so that the default of an operation says more. */
    readonly isStatusText = false,
    /** Seconds after which a rate limit allows a retry; null without one. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** The validation error of each rejected field, by request field name. */
  get fields(): Record<string, string> {
    const said = Object.entries((this.body?.fields as Record<string, string> | undefined) ?? {});
    return Object.fromEntries(
      said.map(([field, sentence]) => [
        field,
        errorMessage(this.body?.code, sentence, valuesIn(this.body), field),
      ]),
    );
  }
}

const TOO_MANY_REQUESTS = 429;

const valuesIn = (body: Record<string, unknown> | null) => body?.values as ErrorValues | undefined;

/**
 * Builds the error of a failed response. The message is the translation of its `code`, or else its `message`, its
 * `error`, the raw text of a body that is not JSON, or the status text. A rate limit adds when to try again.
 * @param retryAfter the header `Retry-After`
 */
export function apiErrorFrom(
  status: number,
  statusText: string,
  text: string,
  retryAfter: string | null = null,
): ApiError {
  const { message, body, isStatusText } = messageIn(text, statusText);
  if (status !== TOO_MANY_REQUESTS) return new ApiError(message, status, body, isStatusText);
  const seconds = secondsIn(retryAfter);
  return new ApiError(withRetryTime(message, body?.code, seconds), status, body, false, seconds);
}

function messageIn(
  text: string,
  statusText: string,
): { message: string; body: Record<string, unknown> | null; isStatusText: boolean } {
  try {
    const body = JSON.parse(text) as Record<string, unknown> | null;
    const isSaid = (text: unknown) => typeof text === 'string' && text !== '';
    const said = [body?.message, body?.error].find(isSaid) as string | undefined;
    const message = errorMessage(body?.code, said ?? statusText, valuesIn(body));
    return { message, body, isStatusText: said === undefined && message === statusText };
  } catch {
    return { message: text || statusText, body: null, isStatusText: !text };
  }
}

/** Whether the request failed because there is no session (any more). */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/**
 * The message of a request that the server refused for a reason (4xx).
 * @returns undefined for a failure without a reason, such as an outage or a lost connection
 */
export function refusalOf(error: unknown): string | undefined {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefused && error.message ? error.message : undefined;
}

/** The message to show for any error; `otherwise` where the server sent none. */
export function messageOf(error: unknown, otherwise: string): string {
  if (error instanceof ApiError && error.isStatusText) return otherwise;
  return error instanceof Error && error.message ? error.message : otherwise;
}
