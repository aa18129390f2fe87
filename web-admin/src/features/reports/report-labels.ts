import type { ReportKind, ReportStatus } from '@domain/moderation/report.js';
import type { StatusLabel } from '../../shared/ui/status-label.js';
import { t } from './messages.js';
import type { Report } from './report.js';

export const REPORT_KIND_LABELS: Readonly<Record<ReportKind, string>> = {
  user: t('profile'),
  message: t('message'),
  meetup: t('meetup'),
  match: t('match'),
};

export const REPORT_STATUS_LABELS: Readonly<Record<ReportStatus, StatusLabel>> = {
  submitted: { label: t('waiting'), tone: 'warning' },
  in_review: { label: t('inReview'), tone: 'warning' },
  upheld: { label: t('upheld'), tone: 'bad' },
  warned: { label: t('warned'), tone: 'bad' },
  dismissed: { label: t('dismissed'), tone: 'plain' },
};

/** A report of a match concerns the table as a whole. */
export const reportedNameOf = ({ kind, about }: Pick<Report, 'kind' | 'about'>): string =>
  kind === 'match' ? t('theTable') : (about?.name ?? t('aDeletedUser'));
