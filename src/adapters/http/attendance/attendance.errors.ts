import type { ErrorTable } from '../error-table.js';

export const attendanceErrors: ErrorTable = {
  no_step_to_appeal: 404,
  appeal_not_found: 404,
};
