import type { ErrorTable } from './error-table.js';

/** Status by code of the errors that are refused before a use case, or that no use case declares. */
export const EDGE_ERRORS = {
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
} as const satisfies ErrorTable;

export type EdgeErrorCode = keyof typeof EDGE_ERRORS;

/** Every code that an error response may have, sorted. */
export const errorCodes = (tables: readonly ErrorTable[]): string[] =>
  [...new Set([EDGE_ERRORS, ...tables].flatMap((table) => Object.keys(table)))].sort();
