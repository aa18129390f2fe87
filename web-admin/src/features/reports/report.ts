import type { ResponseOf } from '../../shared/api/types.js';

/** What one person says of another, with what was there to be seen. */
export type Report = ResponseOf<'/api/admin/reports/{id}'>;

/** The same as lists show it. */
export type ReportRow = ResponseOf<'/api/admin/reports'>[number];
