import type { ErrorTable } from '../error-table.js';

export const matchErrors: ErrorTable = {
  match_not_found: 404,
  table_is_full: 409,
  dinner_is_over: 409,
  only_organiser_cancels: 403,
};
