import type { Reason } from '../../domain/shared/domain-error.js';
import { declaredRefusals } from '../../domain/shared/refusal.js';

/** Status by reason of a domain error. */
export const STATUS_OF: Readonly<Record<Reason, number>> = {
  invalid: 400,
  signed_out: 401,
  denied: 403,
  missing: 404,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  too_often: 429,
};

/** Status by code of the errors that are refused before a use case, or that no use case declares. */
const EDGE_ERRORS = {
  malformed: 400,
  invalid_body: 400,
  invalid_fields: 400,
  not_signed_in: 401,
  not_allowed: 403,
  second_factor_required: 403,
  foreign_origin: 403,
  not_found: 404,
  no_such_route: 404,
  no_active_request: 404,
  too_large: 413,
  file_too_large: 413,
  wrong_type: 415,
  unexpected: 500,
  files_away: 503,
  picture_queue_full: 503,
  pictures_away: 503,
  places_away: 503,
  text_messages_paused: 503,
  tiles_away: 503,
  unavailable: 503,
} as const;

export type EdgeErrorCode = keyof typeof EDGE_ERRORS;

/** Status by code of every error response, of all modules that have been loaded. */
export const errorStatuses = (): Readonly<Record<string, number>> => ({
  ...EDGE_ERRORS,
  ...Object.fromEntries(declaredRefusals.map(([code, reason]) => [code, STATUS_OF[reason]])),
});
