import type { ErrorTable } from '../error-table.js';

export const staffErrors: ErrorTable = {
  second_factor_needed: 401,
  second_factor_not_accepted: 401,
  second_factor_is_on: 409,
  second_factor_not_begun: 409,
  own_role: 409,
  decided_meanwhile: 409,
  staff_password_too_short: 403,
};
