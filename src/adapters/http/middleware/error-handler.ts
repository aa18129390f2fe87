import type { ErrorRequestHandler } from 'express';
import { ServiceUnavailable } from '../../../application/shared/service-unavailable.js';
import { DomainError, InvalidField } from '../../../domain/shared/domain-error.js';
import { HttpError } from '../http-error.js';
import type { ErrorTable } from '../error-table.js';

/** What a client is told when something went wrong. */
export interface ErrorBody {
  readonly message: string;
  readonly code: string;
  readonly fields?: Readonly<Record<string, string>>;
}

interface Settings {
  readonly statusOf: ErrorTable;
  /** More to say for some errors, beside message and code. */
  readonly detailsOf: (error: DomainError) => object;
  readonly isConnectionError: (error: unknown) => boolean;
  readonly report: (error: unknown, requestId: unknown) => void;
}

const RETRY_SECONDS_WHILE_AWAY = 5;

/**
 * The one place that turns an error into an answer; what nobody foresaw is reported and told as a plain 500, and why a
 * service is away is reported where it is known.
 */
export function errorHandler({
  statusOf,
  detailsOf,
  isConnectionError,
  report,
}: Settings): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const say = (status: number, body: ErrorBody) => response.status(status).json(body);

    if (error instanceof HttpError) {
      return say(error.status, {
        message: error.message,
        code: error.code,
        ...(error.fields && { fields: error.fields }),
      });
    }
    if (tellsWhenToRetry(error)) response.setHeader('Retry-After', error.retryAfterSeconds);
    if (error instanceof DomainError && statusOf[error.code]) {
      const fields = error instanceof InvalidField ? { fields: { [error.field]: error.message } } : {};
      return say(statusOf[error.code]!, {
        message: error.message,
        code: error.code,
        ...fields,
        ...detailsOf(error),
      });
    }
    const refused = refusedOnTheWay(error);
    if (refused) return say(refused.status, refused.body);
    if (error instanceof ServiceUnavailable) {
      if (error.cause) report(error, request.id);
      response.setHeader('Retry-After', error.retryAfterSeconds ?? RETRY_SECONDS_WHILE_AWAY);
      return say(503, { message: error.message, code: error.code });
    }
    if (isConnectionError(error)) {
      response.setHeader('Retry-After', RETRY_SECONDS_WHILE_AWAY);
      return say(503, {
        message: 'We are having a short break. Please try again in a moment.',
        code: 'unavailable',
      });
    }
    report(error, request.id);
    return say(500, { message: 'Something went wrong on our side. Please try again.', code: 'unexpected' });
  };
}

/** Errors of body and path parsing, and of files that are not there, carry a status below 500 of their own. */
function refusedOnTheWay(error: unknown): { status: number; body: ErrorBody } | null {
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status !== 'number' || status < 400 || status >= 500) return null;
  if (status === 404) return { status, body: { message: 'There is nothing here.', code: 'not_found' } };
  if (status === 413) return { status, body: { message: 'That is too large.', code: 'too_large' } };
  if (status === 415) return { status, body: { message: 'Please send JSON.', code: 'wrong_type' } };
  return { status: 400, body: { message: 'We could not read that request.', code: 'malformed' } };
}

/** Every limit's error says in how many seconds another try makes sense. */
const tellsWhenToRetry = (error: unknown): error is DomainError & { retryAfterSeconds: number } =>
  error instanceof DomainError && 'retryAfterSeconds' in error && typeof error.retryAfterSeconds === 'number';
