import type { ErrorTable } from '../error-table.js';

export const moderationErrors: ErrorTable = {
  person_not_met: 404,
  report_target_not_found: 404,
  report_note_too_long: 400,
  report_not_found: 404,
};
