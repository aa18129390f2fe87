import { BlockUsers } from '../../application/moderation/block-users.js';
import { OnReportSubmitted } from '../../application/moderation/on-report-submitted.js';
import type { ReportPorts } from '../../application/moderation/ports.js';
import { purgeReportEvidence, purgeUndecidedReports } from '../../application/moderation/purge-reports.js';
import { ReportDesk } from '../../application/moderation/report-desk.js';
import { ReportEarlyCancellation } from '../../application/moderation/report-early-cancellation.js';
import { ReportMails } from '../../application/moderation/report-mails.js';
import { SubmitReport } from '../../application/moderation/submit-report.js';
import type { Shared } from './shared.js';

/** Reports and blocks. */
export function composeReports(shared: Shared, given: Omit<ReportPorts, keyof Shared>) {
  const ports = { ...shared, ...given };
  const { users, reports, clock, homeZone } = ports;
  const mails = new ReportMails(ports);
  const handlers = {
    onReportSubmitted: new OnReportSubmitted(ports),
    onReportDecided: { execute: (event: { reportId: number }) => mails.decided(event) },
    onMemberWarned: { execute: (event: { reportId: number }) => mails.warned(event) },
    purgeReportEvidence: purgeReportEvidence(ports),
    purgeUndecidedReports: purgeUndecidedReports(ports),
  };
  return {
    blockUsers: new BlockUsers(ports),
    submitReport: new SubmitReport(ports),
    reportEarlyCancellation: new ReportEarlyCancellation(users, reports, clock, homeZone),
    reportDesk: new ReportDesk(ports),
    handlers,
  };
}
