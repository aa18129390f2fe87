import { missing } from '../shared/refusal.js';

/** The target does not exist, is not visible to the reporter, or is the reporter. */
export class ReportTargetNotFound extends missing(
  'report_target_not_found',
  "We couldn't find what you want to report.",
) {}

/** The report does not exist, or is about the staff member who requests it. */
export class ReportNotFound extends missing('report_not_found', "We couldn't find that report.") {}
