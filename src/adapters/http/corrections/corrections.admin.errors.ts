import type { ErrorTable } from '../error-table.js';

export const correctionErrors: ErrorTable = {
  nothing_to_correct: 409,
  birth_date_of_staff: 409,
  // A suspension that a correction of a birth date began.
  still_under_age: 409,
};
