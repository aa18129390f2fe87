import type { ErrorTable } from '../error-table.js';

export const staffErrors: ErrorTable = {};
