import type { ReportReason } from '@domain/moderation/report.js';
import { messagesOf } from './i18n/messages-of.js';

const t = messagesOf('report-reasons');

export const REPORT_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  harassment: t('harassment'),
  unsafe: t('unsafe'),
  fake_profile: t('fakeProfile'),
  spam: t('spam'),
  underage: t('underage'),
  other: t('other'),
};

const isReportReason = (reason: string): reason is ReportReason =>
  Object.hasOwn(REPORT_REASON_LABELS, reason);

/** @returns the label of a report reason; any other reason is free text and is returned as it is */
export const reasonText = (reason: string): string =>
  isReportReason(reason) ? REPORT_REASON_LABELS[reason] : reason;
