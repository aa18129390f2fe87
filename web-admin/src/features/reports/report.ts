import type { ResponseOf } from '../../shared/api/types.js';

/** A report with its evidence. */
export type Report = ResponseOf<'/api/admin/reports/{id}'>;

/** The same in a list response. */
export type ReportRow = ResponseOf<'/api/admin/reports'>[number];
