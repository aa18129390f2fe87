import type { ErrorTable } from '../error-table.js';

export const privatePreferencesErrors: ErrorTable = { note_not_allowed: 400 };
