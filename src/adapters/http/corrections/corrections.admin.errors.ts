import type { ErrorTable } from '../error-table.js';

export const correctionErrors: ErrorTable = {
  nothing_to_correct: 409,
  correction_already_asked: 409,
  no_correction_asked: 409,
  second_admin_needed: 409,
  too_early_to_agree: 409,
  two_other_admins_needed: 409,
  no_second_factor: 409,
  // A suspension that a correction of a birth date began.
  still_under_age: 409,
};
