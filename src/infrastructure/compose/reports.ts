import { BlockUsers } from '../../application/moderation/block-users.js';
import { OnReportSubmitted } from '../../application/moderation/on-report-submitted.js';
import type { ReportPorts } from '../../application/moderation/ports.js';
import {
  PURGE_REPORT_EVIDENCE,
  PURGE_UNDECIDED_REPORTS,
  purgeReportEvidence,
  purgeUndecidedReports,
} from '../../application/moderation/purge-reports.js';
import { ReportDesk } from '../../application/moderation/report-desk.js';
import { ReportEarlyCancellation } from '../../application/moderation/report-early-cancellation.js';
import { ReportMails } from '../../application/moderation/report-mails.js';
import { SubmitReport } from '../../application/moderation/submit-report.js';
import type { Background, Shared } from './shared.js';

/** Reports and blocks. */
export function composeReports(shared: Shared, given: Omit<ReportPorts, keyof Shared>) {
  const ports = { ...shared, ...given };
  const { users, reports, clock, homeZone } = ports;
  const mails = new ReportMails(ports);
  const background: Background = {
    handlers: {
      'report-submitted': new OnReportSubmitted(ports),
      'report-decided': { execute: (event: { reportId: number }) => mails.decided(event) },
      'member-warned': { execute: (event: { reportId: number }) => mails.warned(event) },
      [PURGE_REPORT_EVIDENCE]: purgeReportEvidence(ports),
      [PURGE_UNDECIDED_REPORTS]: purgeUndecidedReports(ports),
    },
    recurring: [
      { name: PURGE_REPORT_EVIDENCE, match: '53 3 * * *' },
      { name: PURGE_UNDECIDED_REPORTS, match: '56 3 * * *' },
    ],
  };
  return {
    blockUsers: new BlockUsers(ports),
    submitReport: new SubmitReport(ports),
    reportEarlyCancellation: new ReportEarlyCancellation(users, reports, clock, homeZone),
    reportDesk: new ReportDesk(ports),
    background,
  };
}
