import type { ReportKind, ReportStatus } from '@domain/moderation/report.js';
import type { StatusLabel } from '../../shared/ui/status-label.js';
import { t } from './messages.js';

export const REPORT_KIND_LABELS: Readonly<Record<ReportKind, string>> = {
  user: t('profile'),
  message: t('message'),
  meetup: t('meetup'),
};

export const REPORT_STATUS_LABELS: Readonly<Record<ReportStatus, StatusLabel>> = {
  submitted: { label: t('waiting'), tone: 'warning' },
  in_review: { label: t('inReview'), tone: 'warning' },
  upheld: { label: t('upheld'), tone: 'bad' },
  dismissed: { label: t('dismissed'), tone: 'plain' },
};
