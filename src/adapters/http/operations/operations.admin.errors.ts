import type { ErrorTable } from '../error-table.js';

export const operationsErrors: ErrorTable = {
  dead_job_not_found: 404,
  dead_job_not_retryable: 409,
};
