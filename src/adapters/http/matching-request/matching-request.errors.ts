import type { ErrorTable } from '../error-table.js';

export const matchingRequestErrors: ErrorTable = {
  not_a_saturday: 400,
  saturday_too_soon: 400,
  saturday_too_far: 400,
  age_range_reversed: 400,
  active_request: 409,
  active_match: 409,
  language_needed: 400,
  checked_account_needed: 400,
  language_is_asked_for: 409,
  not_the_only_is_off: 403,
  request_not_found: 404,
  request_is_over: 409,
  weekly_question_gone: 404,
};
