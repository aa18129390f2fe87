import type { ReportReason } from '@domain/moderation/report.js';

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

/** @returns the label of a report reason; any other reason is free text and is returned as it is */
export const reasonText = (reason: string): string =>
  isReportReason(reason) ? REPORT_REASON_LABELS[reason] : reason;
