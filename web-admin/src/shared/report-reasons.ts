import type { ReportReason } from '@domain/moderation/report.js';

/** Why somebody reports, as moderators read it. */
export const REPORT_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  harassment: 'Harassment',
  unsafe: 'Felt unsafe',
  fake_profile: 'Fake profile',
  spam: 'Spam',
  underage: 'Under 18',
  other: 'Something else',
};

const isReportReason = (reason: string): reason is ReportReason =>
  Object.hasOwn(REPORT_REASON_LABELS, reason);

/** Why something waits: what was chosen from a list, or what somebody wrote. */
export const reasonText = (reason: string): string =>
  isReportReason(reason) ? REPORT_REASON_LABELS[reason] : reason;
