import type { ErrorTable } from '../error-table.js';

export const appearanceErrors: ErrorTable = {
  appearance_changed: 409,
  logo_type_not_taken: 415,
  logo_not_readable: 400,
};
