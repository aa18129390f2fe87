import type { ErrorTable } from '../error-table.js';

export const trustScoreErrors: ErrorTable = {
  phone_number_not_valid: 400,
  phone_number_taken: 409,
  phone_verification_not_offered: 409,
  file_type_not_taken: 415,
  file_not_readable: 400,
  file_not_plain: 400,
  pdf_locked: 400,
  pdf_too_long: 400,
  profile_picture_missing: 409,
  already_verified: 409,
  review_already_open: 409,
  review_not_found: 404,
  no_such_review: 404,
  file_lost: 404,
  review_is_over: 409,
  review_claimed: 409,
  review_not_claimed: 409,
  conflict_of_interest: 403,
  compared_picture_changed: 409,
  review_note_too_long: 400,
};
