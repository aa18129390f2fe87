import type { ErrorTable } from '../error-table.js';

export const appearanceErrors: ErrorTable = {
  accent_color_malformed: 400,
  accent_color_too_faint: 400,
  appearance_changed: 409,
  logo_type_not_taken: 415,
  logo_not_readable: 400,
};
