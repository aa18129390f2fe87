import { satAtSql } from './postgres-table-mates.js';

/**
 * A SQL condition: whether a member of staff may know that a report exists, the opposite of `isHiddenFrom` of the
 * application. Every list and count of reports for staff has it.
 * @param reader SQL for the id of the reader; no one has the id 0, which counts all reports
 * @param report the alias of a row of `reports`
 */
export const isReportShownSql = (reader: string, report: string): string =>
  `(${report}.about_user_id is distinct from ${reader} and not ${satAtSql(reader, `${report}.match_id`)})`;
