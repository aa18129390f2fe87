import type { ReportStatus } from '@domain/moderation/report.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import type { StatusLabel } from '../../shared/ui/Tag.js';
import type { ResponseOf } from '../../shared/api/types.js';

export const t = messagesOf('reports');

export type Report = ResponseOf<'/api/admin/reports/{id}'>;

export type ReportRow = ResponseOf<'/api/admin/reports'>[number];

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
