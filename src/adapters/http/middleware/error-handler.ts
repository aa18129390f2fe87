import type { ErrorRequestHandler } from 'express';
import { ServiceUnavailable } from '../../../application/shared/service-unavailable.js';
import { DomainError, type ErrorValues, InvalidField } from '../../../domain/shared/domain-error.js';
import { HttpError } from '../http-error.js';
import { STATUS_OF } from '../error-codes.js';

/** The body of an error response. */
export interface ErrorBody {
  readonly message: string;
  readonly code: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly values?: ErrorValues;
}

interface Settings {
  /** Further fields of some errors. */
  readonly detailsOf: (error: DomainError) => object;
  readonly isDatabaseUnavailable: (error: unknown) => boolean;
  readonly report: (error: unknown, requestId: unknown) => void;
}

const RETRY_AFTER_SECONDS = 5;

/** The response while a store is away without which nothing is answered. */
export const UNAVAILABLE = {
  code: 'unavailable',
  message: "We'll be right back. Please try again in a moment.",
} as const;

/**
 * The error handler that turns every error into a response. Unexpected errors are reported and become a plain 500; an
 * unavailable service has been reported where it failed.
 */
export function errorHandler({ detailsOf, isDatabaseUnavailable, report }: Settings): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const send = (status: number, body: ErrorBody) => response.status(status).json(body);

    if (error instanceof HttpError) return send(error.status, httpErrorBody(error));
    if (tellsWhenToRetry(error)) response.setHeader('Retry-After', error.retryAfterSeconds);
    if (error instanceof DomainError) {
      const fields = error instanceof InvalidField ? { fields: { [error.field]: error.message } } : {};
      return send(STATUS_OF[error.reason], {
        message: error.message,
        code: error.code,
        ...fields,
        ...(Object.keys(error.values).length > 0 && { values: error.values }),
        ...detailsOf(error),
      });
    }
    const refused = refusedOnTheWay(error);
    if (refused) return send(refused.status, refused.body);
    if (error instanceof ServiceUnavailable) {
      if (error.cause) report(error, request.id);
      response.setHeader('Retry-After', error.retryAfterSeconds ?? RETRY_AFTER_SECONDS);
      return send(503, { message: error.message, code: error.code });
    }
    if (isDatabaseUnavailable(error)) {
      response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
      return send(503, UNAVAILABLE);
    }
    report(error, request.id);
    return send(500, { message: 'Something went wrong on our side. Please try again.', code: 'unexpected' });
  };
}

export const httpErrorBody = ({ message, code, fields }: HttpError): ErrorBody => ({
  message,
  code,
  ...(fields && { fields }),
});

/** Errors of Express's parsers and static files have a status below 500. */
function refusedOnTheWay(error: unknown): { status: number; body: ErrorBody } | null {
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status !== 'number' || status < 400 || status >= 500) return null;
  if (status === 404) return { status, body: { message: 'Not found.', code: 'not_found' } };
  if (status === 413) return { status, body: { message: "That's too large.", code: 'too_large' } };
  if (status === 415) return { status, body: { message: 'Please send JSON.', code: 'wrong_type' } };
  return { status: 400, body: { message: "We couldn't read that request.", code: 'malformed' } };
}

/** The error of a rate limit has the seconds for Retry-After. */
const tellsWhenToRetry = (error: unknown): error is DomainError & { retryAfterSeconds: number } =>
  error instanceof DomainError && 'retryAfterSeconds' in error && typeof error.retryAfterSeconds === 'number';
