import type { AnswerOf } from '../../shared/api/types.js';

/** What one person says of another, with what was there to be seen. */
export type Report = AnswerOf<'/api/admin/reports/{id}'>;

/** The same as lists show it. */
export type ReportRow = AnswerOf<'/api/admin/reports'>[number];
